import MueGame
import MueRules

/// A move for which a puzzle has no value.
public struct UnvaluedMove: Equatable, Sendable {
  public let puzzle: Puzzle
  public let move: Move
}
