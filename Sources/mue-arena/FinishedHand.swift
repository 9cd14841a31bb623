import MueMind
import MueRules

/// A hand played to its end, with all that a record of it needs.
struct FinishedHand {
  let round: Round
  /// The name of the mind in each seat.
  let seating: [String]
  /// The number the deal came from.
  let seed: UInt64
  /// Which hand of the series, from 1.
  let number: Int
  /// How long each decision took, by seat.
  let times: [[Duration]]

  /// What the hand brought each seat.
  var scores: [Int] { round.score?.score ?? [] }

  /// Deals hand `number` of a plan, and plays it.
  static func play(
    _ number: Int, of plan: ArenaPlan, seating: [String]
  ) throws(ArenaError) -> FinishedHand {
    let players = plan.players
    let seed = Match.dealSeed(hand: number, seed: plan.seed)
    let dealer = players.seats[(number - 1) % players.number]
    var round = Round(deal: Deal(players: players, seed: seed), dealer: dealer)
    var chance = SeededGenerator(seed: seed)
    var times = Array(repeating: [Duration](), count: players.number)
    let minds = seating.compactMap(Minds.mind(named:))
    let clock = ContinuousClock()
    while let seat = round.turn {
      let observation = round.observation(for: seat)
      let seed = chance.next()
      var move = Move.pass
      times[seat].append(
        clock.measure {
          move = minds[seat].choose(observation, limits: plan.limits(), seed: seed)
        })
      do {
        try round.apply(move)
      } catch {
        throw .illegalMove(mind: seating[seat], hand: number)
      }
    }
    return FinishedHand(
      round: round, seating: seating, seed: seed, number: number, times: times)
  }
}
