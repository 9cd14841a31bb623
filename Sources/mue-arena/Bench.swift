import MueBots
import MueGame
import MueRules
import Platform
import Synchronization

/// Measures the speed of playouts and of sampling worlds, and the thinking time of players.
enum Bench {
  /// Measures everything, which takes about half a minute.
  static func run() -> BenchReport {
    let hands = BenchHand.some(50, .five)
    return BenchReport(
      plain: cores(playouts(hands)),
      learned: cores(playouts(hands, by: PlayerSpec.shippedPolicies.policies)),
      worlds: cores(worlds(hands)),
      tables: PlayerCount.allCases.map { players in
        (players.number, Stopwatch.rate(playouts(BenchHand.some(50, players))))
      },
      decisions: BotSettings.Level.allCases.map { DecisionTimes.of($0, seed: 1) })
  }

  private static func cores(
    _ worker: @escaping @Sendable () -> Stopwatch.Worker
  ) -> BenchReport.Cores {
    BenchReport.Cores(one: Stopwatch.rate(worker), two: Stopwatch.rate(threads: 2, worker))
  }

  /// Playouts by policies, or by heuristics without any.
  private static func playouts(
    _ hands: [BenchHand], by policies: Policies? = nil
  ) -> @Sendable () -> Stopwatch.Worker {
    {
      { portion in
        let start = hands[Int(portion) % hands.count].start
        var generator = SeededGenerator(seed: portion)
        return (0..<10).count { _ in
          var playout = start
          playout.finish(by: policies, &generator)
          return !playout.points.isEmpty
        }
      }
    }
  }

  private static func worlds(_ hands: [BenchHand]) -> @Sendable () -> Stopwatch.Worker {
    {
      let samplers = hands.map { WorldSampler($0.round.observation(for: $0.contract.roles.chief)) }
      return { portion in
        let index = Int(portion) % samplers.count
        let chief = hands[index].contract.roles.chief
        var generator = SeededGenerator(seed: portion)
        return (0..<100).count { _ in
          !samplers[index].world(using: &generator).hands[chief.index].isEmpty
        }
      }
    }
  }
}

/// A hand at the start of card play, after an auction of heuristic bots.
struct BenchHand: Sendable {
  let round: Round
  let start: Playout
  let contract: Contract

  /// The first `count` hands in order of their seeds.
  static func some(_ count: Int, _ players: PlayerCount) -> [BenchHand] {
    var hands: [BenchHand] = []
    var seed: UInt64 = 0
    while hands.count < count {
      seed += 1
      if let hand = BenchHand(players, seed: seed) { hands.append(hand) }
    }
    return hands
  }

  /// The hand of a seed; nil if it ends before the play.
  private init?(_ players: PlayerCount, seed: UInt64) {
    var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
    while let seat = round.turn, round.publicState.play == nil {
      let move = HeuristicBot().choose(round.observation(for: seat))
      guard round.applyLegal(move) else { return nil }
    }
    guard let start = Playout(round), let contract = round.publicState.contract else {
      return nil
    }
    self.round = round
    self.start = start
    self.contract = contract
  }
}

/// The results of the bench; all rates are per second.
struct BenchReport {
  /// A rate on one core and on two.
  struct Cores {
    let one: Double
    let two: Double
    var factor: Double { one > 0 ? two / one : 0 }
  }

  /// Playouts by heuristics, and by the learned policies.
  let plain: Cores
  let learned: Cores
  let worlds: Cores
  /// Playouts by heuristics on one core, by the number of players.
  let tables: [(players: Int, plain: Double)]
  /// The thinking times of each level at a table.
  let decisions: [DecisionTimes]

  /// The report, with rates rounded to whole numbers per second.
  var report: Report {
    Report(figures: [
      "policy": cores("plain playouts", plain), "learned": cores("learned playouts", learned),
      "worlds": cores("worlds dealt", worlds),
      "tables": .parts(
        tables.map { table in
          Report(
            "{players} players: {policy} plain playouts/s",
            figures: ["players": .count(table.players), "policy": .count(Int(table.plain))])
        }),
      "decisions": .parts(decisions.map(\.report)),
    ])
  }

  private func cores(_ what: String, _ rates: Cores) -> Report.Figure {
    .part(
      Report(
        "\(what): {oneCore}/s on one core, {twoCores}/s on two, {factor} times as fast",
        figures: [
          "oneCore": .count(Int(rates.one)), "twoCores": .count(Int(rates.two)),
          "factor": .number(rates.factor, places: 2, json: 3),
        ]))
  }
}

/// The decision times of players of a level at a table.
struct DecisionTimes {
  enum Kind: CaseIterable {
    case bid
    case naming
    case card
  }

  let level: BotSettings.Level
  /// The times for each kind of decision, in milliseconds, sorted.
  private let times: [Kind: [Double]]

  init(level: BotSettings.Level, times: [Kind: [Double]]) {
    self.level = level
    self.times = times.mapValues { $0.sorted() }
  }

  /// The median in milliseconds; 0 without decisions.
  func median(_ kind: Kind) -> Double {
    let times = times[kind] ?? []
    return times.isEmpty ? 0 : times[times.count / 2]
  }

  /// The maximum in milliseconds; 0 without decisions.
  func most(_ kind: Kind) -> Double { times[kind]?.last ?? 0 }

  var report: Report {
    Report(
      "{level} at the table: bids {bid}, namings {naming}, cards {card}",
      figures: [
        "level": .text(level.rawValue), "bid": figure(.bid), "naming": figure(.naming),
        "card": figure(.card),
      ])
  }

  private func figure(_ kind: Kind) -> Report.Figure {
    .part(
      Report(
        "median {msMedian} ms, at most {msMost} ms",
        figures: [
          "msMedian": .number(median(kind), places: 1, json: 1),
          "msMost": .number(most(kind), places: 1, json: 1),
        ]))
  }

  /// Plays a hand with one level in every seat and the limits of a real table in wall time.
  ///
  /// Moves without a choice are not counted.
  static func of(_ level: BotSettings.Level, seed: UInt64) -> DecisionTimes {
    let players = PlayerCount.five
    let bot = BotSettings(level: level).makeBot(PlayerSpec.shippedPolicies.policies)
    var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
    var times: [Kind: [Double]] = [:]
    while let seat = round.turn, let legal = round.legalMoves {
      let begin = ContinuousClock.now
      let end = begin + .milliseconds(Limits.tableMilliseconds)
      let limits = Limits(isTimeUp: { ContinuousClock.now >= end })
      let move = bot.choose(round.observation(for: seat), limits: limits, seed: seed)
      let time = (ContinuousClock.now - begin) / .milliseconds(1)
      if let kind = Kind(legal) { times[kind, default: []].append(time) }
      guard round.applyLegal(move) else { break }
    }
    return DecisionTimes(level: level, times: times)
  }
}

extension DecisionTimes.Kind {
  /// The kind of decision; nil if there is no choice.
  init?(_ legal: LegalMoves) {
    switch legal {
    case .bid(_, let atMost):
      guard atMost > 0 else { return nil }
      self = .bid
    case .name, .pick: self = .naming
    case .play(let cards):
      guard cards.count > 1 else { return nil }
      self = .card
    }
  }
}

/// Measures rates per second.
enum Stopwatch {
  /// Does one portion of work, given its number; returns the amount done.
  typealias Worker = (UInt64) -> Int

  /// The best rate of several rounds; in each, the threads run in parallel, each with its own
  /// worker.
  static func rate(
    threads: Int = 1, _ worker: @escaping @Sendable () -> Worker
  ) -> Double {
    (0..<12).map { _ in rate(threads, .milliseconds(100), worker) }.max() ?? 0
  }

  private static func rate(
    _ threads: Int, _ time: Duration, _ worker: @escaping @Sendable () -> Worker
  ) -> Double {
    let total = Total()
    JoinedThreads.perform(threads) { thread in
      let work = worker()
      var portion = UInt64(thread)
      var count = 0
      let clock = ContinuousClock()
      let begin = clock.now
      while clock.now - begin < time {
        count += work(portion)
        portion += UInt64(threads)
      }
      total.add(Double(count) / ((clock.now - begin) / .seconds(1)))
    }
    return total.sum
  }

  /// The sum of the threads' rates.
  private final class Total: Sendable {
    private let rates = Mutex(0.0)

    func add(_ rate: Double) { rates.withLock { $0 += rate } }

    var sum: Double { rates.withLock { $0 } }
  }
}
