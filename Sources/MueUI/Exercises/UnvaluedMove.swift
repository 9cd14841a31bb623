import MueGame
import MueRules

/// A move that a puzzle has no value for.
public struct UnvaluedMove: Equatable, Sendable {
  public let puzzle: Puzzle
  public let move: Move
}
