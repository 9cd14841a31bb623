import MueBots
import MueRules

/// A move of an exercise whose value is unknown.
public struct UnvaluedMove: Equatable, Sendable {
  public let move: Move
  /// The best move, with which it is compared.
  public let best: Move
  public let observation: Observation
  /// The playouts of the comparison.
  public let playouts: Int
  /// The match before the hand; nil if only points count.
  public let standing: Standing?
}
