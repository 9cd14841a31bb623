import MueBots
import MueGame
import MueRules
import MueUI

/// Works out the value of moves for which a puzzle has none.
struct PuzzleJudge {
  private var valued: KeyedAnswer<UnvaluedMove, Puzzle?>

  /// `wake` is called when a move has been valued.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    valued = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  /// The puzzle with this move's value, found by comparison with the best move as in a review; nil
  /// while it is worked out.
  mutating func value(of unvalued: UnvaluedMove) -> Puzzle? {
    let background = valued.background
    let playouts = background.time.playouts(usually: unvalued.puzzle.playouts)
    return valued.answer(to: unvalued) { [policies = background.policies] isGivenUp in
      let (puzzle, move) = (unvalued.puzzle, unvalued.move)
      let decision = Decision(
        move, insteadOf: puzzle.best.move, at: puzzle.observation, by: policies.judge,
        rollouts: Limits(playouts: playouts, isTimeUp: isGivenUp))
      return puzzle.valuing(move, cost: Int((10 * decision.cost).rounded()))
    } ?? nil
  }

  mutating func giveUp() { valued.giveUp() }
}
