import MueBots
import MueGame
import MueRules

/// Finds the value of a move that a puzzle has none for, on a work queue.
final class PuzzleJudge {
  private let thinker: Thinker<Puzzle?>
  private let time: ThinkingTime
  private let policies: PolicyStore

  /// The playouts of each of the two moves that are compared.
  private static let playouts = 1000

  /// A judge that calls `wake` when it has found the value.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    thinker = Thinker(in: dependencies.workQueues, wake: wake)
    time = dependencies.thinking
    policies = dependencies.policies
  }

  /// Begins to compare a move with the best one.
  func value(_ move: Move, in puzzle: Puzzle) {
    let playouts = 2 * time.playouts(usually: Self.playouts)
    thinker.think { [policies] isGivenUp in
      let comparison = Comparison(
        puzzle.observation, of: [puzzle.best.move, move], by: policies.policies,
        limits: Limits(playouts: playouts, isTimeUp: isGivenUp), seed: 1)
      func score(_ move: Move) -> Double {
        comparison.choices.first { $0.move == move }?.evaluation.score ?? 0
      }
      let cost = score(puzzle.best.move) - score(move)
      return puzzle.valuing(move, cost: Int((10 * cost).rounded()))
    }
  }

  /// The puzzle with the value that was asked for; returns it once, and nil while it is being found.
  func takePuzzle() -> Puzzle? { thinker.takeAnswer() ?? nil }

  /// Stops.
  func giveUp() { thinker.giveUp() }
}
