import MueBots
import MueGame
import MueRules

/// A hand played to its end, with all that a record of it needs.
struct FinishedHand: Sendable {
  let round: Round
  /// What played each seat.
  let agents: [String]
  /// The number the deal came from.
  let seed: UInt64
  /// Which deal of the series, from 1.
  let number: Int
  /// How long each decision took, by seat, in microseconds.
  let times: [[Int]]
  /// The chance of making the contract that the Chief saw when it decided last before the play, its
  /// trump or its partner; nil if it weighed neither.
  let predictedChance: Double?
  /// The programs that plain had to play on for.
  let replacements: [Replacement]

  /// What the hand brought each seat.
  var scores: [Int] { round.score?.score ?? [] }

  /// The hand as it is written down.
  var record: HandRecord {
    HandRecord(round: round, agents: agents, seed: String(seed), hand: number)
  }

  /// Deals hand `number` of a plan, and plays it; nil if it was interrupted.
  static func play(
    _ number: Int, of plan: TablePlan, seating: [PlayerSpec], _ pool: PlayerPool,
    _ interruption: Interruption
  ) throws(ArenaError) -> FinishedHand? {
    let seats = plan.players.seats
    let seed = Match.dealSeed(hand: number, seed: plan.seed)
    let dealer = seats[(number - 1) % seats.count]
    var round = Round(deal: Deal(players: plan.players, seed: seed), dealer: dealer)
    var chance = SeededGenerator(seed: seed)
    var predictedChance: Double?
    var times = seats.map { _ in [Int]() }
    var players: [any ArenaPlayer] = []
    for seat in seats { players.append(try pool.player(seating[seat], seat)) }
    do throws(ArenaError) {
      for player in players { try player.begin() }
    } catch {
      // An interruption lets no program start any more.
      if interruption.isRequested { return nil }
      throw error
    }
    while let seat = round.turn {
      let seed = chance.next()
      let clock = players[seat].clock
      let begin = clock.nanoseconds
      let answer = players[seat].choose(round, seat, plan.thinking, seed: seed)
      // An interrupted player has not answered as it would have.
      if interruption.isRequested { return nil }
      times[seat].append((clock.nanoseconds - begin) / 1000)
      if seat == round.publicState.roles?.chief, round.publicState.contract == nil {
        predictedChance = answer.chanceOfMaking ?? predictedChance
      }
      do {
        try round.apply(answer.move)
      } catch {
        throw .illegalMove(bot: seating[seat].text, hand: number)
      }
    }
    let replacements = seats.compactMap { seat in
      players[seat].defeat.map { defeat in
        Replacement(program: players[seat].agent, defeat: defeat, deal: number, seat: seat.index)
      }
    }
    return FinishedHand(
      round: round, agents: players.map(\.agent), seed: seed, number: number, times: times,
      predictedChance: predictedChance, replacements: replacements)
  }
}
