import MueBots
import MueGame
import MueUI

/// Works out the value of moves that an exercise does not know.
struct PuzzleJudge {
  private var compared: KeyedAnswer<UnvaluedMove, Decision>

  /// `wake` is called when a move has been valued.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    compared = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  /// The comparison of the move with the best one, as in a review; nil while it is worked out.
  mutating func value(of unvalued: UnvaluedMove) -> Decision? {
    let background = compared.background
    let playouts = background.time.playouts(usually: unvalued.playouts)
    return compared.answer(to: unvalued) { [policies = background.policies] isGivenUp in
      Decision(
        unvalued.move, insteadOf: unvalued.best, at: unvalued.observation, by: policies.judge,
        rollouts: Limits(
          playouts: playouts, standing: unvalued.standing, isTimeUp: isGivenUp))
    }
  }

  mutating func giveUp() { compared.giveUp() }
}
