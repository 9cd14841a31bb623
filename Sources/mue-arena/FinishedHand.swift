import MueBots
import MueGame
import MueRules

/// A finished hand with the data for its record.
struct FinishedHand: Sendable {
  let round: Round
  /// The name of the player in each seat.
  let agents: [String]
  let seed: UInt64
  /// The number of the deal in its series, from 1.
  let number: Int
  /// The decision times in microseconds, by seat.
  let times: [[Int]]
  /// The chance of making the contract, from 0 to 1, that the Chief predicted with the last
  /// decision before the play, the trump or the partner; nil if it predicted none.
  let predictedChance: Double?
  /// The programs replaced by `plain`.
  let replacements: [Replacement]
  /// The choices of cards in it, as training data; see `ChoiceSample`.
  let samples: [Float]

  var scores: [Int] { round.score?.score ?? [] }

  var record: HandRecord {
    HandRecord(round: round, agents: agents, seed: String(seed), hand: number)
  }

  /// Deals hand `number` of a plan, or continues from `start`, and plays it; nil after an
  /// interrupt.
  ///
  /// - Throws: `ArenaError.illegalMove` if a bot makes one, and the errors of starting a program.
  static func play(
    _ number: Int, of plan: TablePlan, from start: Round? = nil, seating: [PlayerSpec],
    _ pool: PlayerPool, _ interruption: Interruption
  ) throws(ArenaError) -> FinishedHand? {
    let seats = plan.players.seats
    let seed = Match.dealSeed(hand: number, seed: plan.seed)
    let dealer = seats[(number - 1) % seats.count]
    var round = start ?? Round(deal: Deal(players: plan.players, seed: seed), dealer: dealer)
    var chance = SeededGenerator(seed: seed)
    var predictedChance: Double?
    var samples: [Float] = []
    var times = seats.map { _ in [Int]() }
    var players: [any ArenaPlayer] = []
    for seat in seats { players.append(try pool.player(seating[seat], seat)) }
    do throws(ArenaError) {
      for player in players { try player.begin() }
    } catch {
      // After an interrupt no program is started.
      if interruption.isRequested { return nil }
      throw error
    }
    while let seat = round.turn {
      let seed = chance.next()
      let clock = players[seat].clock
      let begin = clock.nanoseconds
      let answer = players[seat].choose(round, seat, plan.thinking, seed: seed)
      // An interrupted player has not used its full budget, so its answer does not count.
      if interruption.isRequested { return nil }
      times[seat].append((clock.nanoseconds - begin) / 1000)
      if plan.predicts, seat == round.publicState.roles?.chief, round.publicState.contract == nil,
        let best = answer.evaluations.first, best.worlds > 0
      {
        predictedChance = players[seat].chanceOfMaking(
          after: best.move, in: round, seat, seed: seed)
      }
      if let sampled = plan.sampled {
        let observation = round.observation(for: seat)
        let sample =
          switch sampled {
          case .cards: ChoiceSample(observation, answer.evaluations)
          case .bids: ChoiceSample(observation, bid: answer.move)
          }
        samples += sample?.numbers ?? []
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
      predictedChance: predictedChance, replacements: replacements, samples: samples)
  }
}

/// A seat that `plain` took over for the rest of a hand because a program failed.
struct Replacement: Hashable, Sendable {
  /// The program's name, from its greeting.
  let program: String
  let defeat: ProgramFailure
  let deal: Int
  let seat: Int
}
