import MueBots
import MueData
import MueGame
import MueRules
import MueWords

/// A hand played to its end, with what a record of it needs.
struct FinishedHand: Sendable {
  let round: Round
  /// The name of the player in each seat.
  let agents: [String]
  /// The number the deal came from.
  let seed: UInt64
  /// The number of the deal in its series, from 1.
  let number: Int
  /// The times of the decisions, by seat, in microseconds.
  let times: [[Int]]
  /// The chance of making the contract, from 0 to 1, that the Chief predicted with its last decision before
  /// the play, its trump or its partner; nil if it predicted none.
  let predictedChance: Double?
  /// The programs that `plain` has replaced.
  let replacements: [Replacement]
  /// The choices of cards in it, as the learning reads them; see `ChoiceSample`.
  let samples: [Float]

  var scores: [Int] { round.score?.score ?? [] }

  var record: HandRecord {
    HandRecord(round: round, agents: agents, seed: String(seed), hand: number)
  }

  /// Deals hand `number` of a plan, or goes on from `start`, and plays it; nil after an interrupt.
  ///
  /// - Throws: `ArenaError.illegalMove` if a bot makes one, and what starting a program throws.
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
      // After an interrupt no program starts any more.
      if interruption.isRequested { return nil }
      throw error
    }
    while let seat = round.turn {
      let seed = chance.next()
      let clock = players[seat].clock
      let begin = clock.nanoseconds
      let answer = players[seat].choose(round, seat, plan.thinking, seed: seed)
      // An interrupted player has not used its whole budget, so its answer does not count.
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

/// How often `plain` replaced programs, and why.
struct ReplacementTally: Equatable, Sendable {
  /// The replacements of one program for one reason.
  struct Entry: Equatable, Sendable {
    let first: Replacement
    var hands = 1
  }

  private(set) var entries: [Entry] = []

  mutating func count(_ replacement: Replacement, hands: Int = 1) {
    let index = entries.firstIndex {
      $0.first.program == replacement.program && $0.first.defeat == replacement.defeat
    }
    if let index {
      entries[index].hands += hands
    } else {
      entries.append(Entry(first: replacement, hands: hands))
    }
  }

  mutating func add(_ other: ReplacementTally) {
    for entry in other.entries { count(entry.first, hands: entry.hands) }
  }

  var lines: [String] {
    entries.map { entry in
      let first = entry.first
      return "plain played on for “\(first.program)” in \(Figures.count(entry.hands, "hand")), "
        + "\(entry.hands == 1 ? "" : "first in ")deal \(first.deal), seat \(first.seat): "
        + first.defeat.phrase.english
    }
  }

  var json: JSONValue {
    .array(
      entries.map { entry in
        .array([
          .string(entry.first.program), .string(entry.first.defeat.word), .integer(entry.hands),
          .integer(entry.first.deal), .integer(entry.first.seat),
        ])
      })
  }

  init() {}

  /// Reads what `json` writes; nil for anything else.
  init?(_ value: JSONValue) {
    guard let rows = value.array else { return nil }
    for row in rows {
      guard let cells = row.array, cells.count == 5, let program = cells[0].string,
        let word = cells[1].string, let hands = cells[2].integer, let deal = cells[3].integer,
        let seat = cells[4].integer, hands > 0
      else { return nil }
      let replacement = Replacement(
        program: program.harmless, defeat: ProgramFailure(word: word), deal: deal, seat: seat)
      count(replacement, hands: hands)
    }
  }
}

/// A seat that `plain` played to the end of a hand because a program failed.
struct Replacement: Hashable, Sendable {
  /// The name of the program, from its greeting.
  let program: String
  let defeat: ProgramFailure
  let deal: Int
  let seat: Int
}
