import MueBots
import MueGame
import MueRules
import MueUI

/// Works out the value of moves for which a puzzle has none.
struct PuzzleJudge {
  private var valued: KeyedAnswer<UnvaluedMove, Puzzle?>

  /// The playouts for each of the two moves compared.
  private static let playouts = 1000

  /// `wake` is called when a move has been valued.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    valued = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  /// The puzzle with this move's value, found by comparison with the best move; nil while it is
  /// worked out.
  mutating func value(of unvalued: UnvaluedMove) -> Puzzle? {
    let background = valued.background
    let playouts = 2 * background.time.playouts(usually: Self.playouts)
    return valued.answer(to: unvalued) { [policies = background.policies] isGivenUp in
      let (puzzle, move) = (unvalued.puzzle, unvalued.move)
      let comparison = Comparison(
        puzzle.observation, of: [puzzle.best.move, move], by: policies.policies,
        limits: Limits(playouts: playouts, isTimeUp: isGivenUp), seed: 1)
      func score(_ move: Move) -> Double {
        comparison.choices.first { $0.move == move }?.evaluation.score ?? 0
      }
      let cost = score(puzzle.best.move) - score(move)
      return puzzle.valuing(move, cost: Int((10 * cost).rounded()))
    } ?? nil
  }

  mutating func giveUp() { valued.giveUp() }
}
