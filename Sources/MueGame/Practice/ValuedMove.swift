import MueRules
import Synchronization

/// A move and what it is expected to bring.
public struct ValuedMove: Hashable, Sendable {
  public let move: Move
  /// The expected score of the hand for the seat, in tenths of a point.
  public let tenths: Int

  /// The scores that a puzzle may have, in tenths of a point: beyond all that hands bring.
  static let range = -100_000...100_000

  public init(_ move: Move, tenths: Int) {
    self.move = move
    self.tenths = tenths
  }
}
