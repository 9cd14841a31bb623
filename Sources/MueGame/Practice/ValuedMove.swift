import MueRules
import Synchronization

/// A move and its expected score.
public struct ValuedMove: Hashable, Sendable {
  public let move: Move
  /// The expected score of the hand for the seat, in tenths of a point.
  public let tenths: Int

  /// The range of scores in a puzzle, in tenths of a point, wider than any score of a hand.
  static let range = -100_000...100_000

  public init(_ move: Move, tenths: Int) {
    self.move = move
    self.tenths = tenths
  }
}
