import MueBots
import MueGame
import MueRules

extension Background<DealtDrill?> {
  /// Begins to deal a drill; the same seed gives the same one.
  func deal(_ drill: Drill, seed: UInt64) {
    let playouts = time.playouts(usually: DrillDealer.playouts)
    ask { [policies] isGivenUp in
      var dealer = DrillDealer(
        seed: seed, policies: policies.policies, playouts: playouts, isGivenUp: isGivenUp)
      return dealer.deal(drill)
    }
  }
}

/// The playouts of each of the two moves that are compared.
private let playoutsOfAMove = 1000

extension Background<Puzzle?> {
  /// Begins to compare a move that a puzzle has no value for with the best one.
  func value(_ move: Move, in puzzle: Puzzle) {
    let playouts = 2 * time.playouts(usually: playoutsOfAMove)
    ask { [policies] isGivenUp in
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
}
