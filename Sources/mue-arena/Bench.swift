import CArena
import MueBots
import MueGame
import MueRules

/// Measures how fast hands are played out and worlds sampled, and how long players think.
enum Bench {
  /// The measurements, as sentences or as one line of JSON.
  static func lines(json: Bool) -> [String] {
    let report = run()
    return json ? [report.json.text] : report.lines
  }

  /// Measures everything; takes about a minute.
  static func run() -> BenchReport {
    let hands = BenchHand.some(50, .five) { $0.viceTrump != nil && $0.chiefTrump != .noTrump }
    let reference = Reference()
    return BenchReport(
      quickest: comparison(hands, reference, isPortable: false),
      portable: comparison(hands, reference, isPortable: true),
      compiler: reference.compiler,
      random: cores(random(hands)),
      policy: cores(playouts(hands)),
      learned: cores(playouts(hands, by: PlayerSpec.shippedPolicies.policies)),
      net: net(reference),
      worlds: cores(worlds(hands)),
      tables: PlayerCount.allCases.map { players in
        let hands = BenchHand.some(50, players)
        return (
          players.number, Stopwatch.rate(random(hands)), Stopwatch.rate(playouts(hands))
        )
      },
      decisions: BotSettings.Level.allCases.map { DecisionTimes.of($0, seed: 1) })
  }

  private static func cores(
    _ worker: @escaping @Sendable () -> Stopwatch.Worker
  ) -> BenchReport.Cores {
    BenchReport.Cores(one: Stopwatch.rate(worker), two: Stopwatch.rate(threads: 2, worker))
  }

  private static func comparison(
    _ hands: [BenchHand], _ reference: Reference, isPortable: Bool
  ) -> BenchReport.Comparison {
    let isQuick = !isPortable && Reference.hasQuick
    let rates = Stopwatch.rates(random(hands, isPortable: isPortable)) {
      { portion in
        let hand = hands[Int(portion) % hands.count]
        return reference.points(hand, batch, seed: portion, isQuick: isQuick) > 0 ? batch : 0
      }
    }
    return BenchReport.Comparison(ours: rates.0, reference: rates.1)
  }

  /// Evaluations of the net that ships, on its test vectors; nil without it.
  private static func net(_ reference: Reference) -> BenchReport.Comparison? {
    guard case .success(let file) = PlayerSpec.shippedPolicies.contents,
      let pairs = file.vectors["card"],
      let run = ScoringRun(file.policies, pairs.map { ($0.moment, $0.candidate) })
    else { return nil }
    let weights = run.weights
    let numbers = pairs.flatMap { $0.moment + $0.candidate }
    let rates = Stopwatch.rates {
      { _ in (0..<100).count { _ in run.sum().isFinite } * run.count }
    } _: {
      { _ in
        (0..<100).count { _ in
          reference.score(run.shape, weights: weights, of: numbers, count: run.count).isFinite
        } * run.count
      }
    }
    return BenchReport.Comparison(ours: rates.0, reference: rates.1)
  }

  /// The random playouts of one portion.
  private static let batch = 2_000

  private static func random(
    _ hands: [BenchHand], isPortable: Bool = false
  ) -> @Sendable () -> Stopwatch.Worker {
    {
      let playouts = hands.map { RandomPlayouts(from: $0.start.play, isPortable: isPortable) }
      return { portion in
        let points = playouts[Int(portion) % playouts.count].points(batch, seed: portion)
        return points[0] >= 0 ? batch : 0
      }
    }
  }

  /// Playouts by policies, or without any by heuristics.
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

/// A hand at the beginning of its play, after an auction of heuristic bots.
struct BenchHand: Sendable {
  let round: Round
  let start: Playout
  let contract: Contract

  /// The first `count` hands, by their seeds, with a contract that fits.
  static func some(
    _ count: Int, _ players: PlayerCount, where isFit: (Contract) -> Bool = { _ in true }
  ) -> [BenchHand] {
    var hands: [BenchHand] = []
    var seed: UInt64 = 0
    while hands.count < count {
      seed += 1
      if let hand = BenchHand(players, seed: seed), isFit(hand.contract) { hands.append(hand) }
    }
    return hands
  }

  /// The hand of a seed; nil if it does not come to the play.
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

struct BenchReport {
  /// A rate on one core and on two.
  struct Cores {
    let one: Double
    let two: Double
    var factor: Double { one > 0 ? two / one : 0 }
  }

  /// A rate in Swift on one core, beside that in C.
  struct Comparison {
    let ours: Double
    let reference: Double
    var ratio: Double { reference > 0 ? ours / reference : 0 }
  }

  /// Random playouts of five players, with the fastest instructions and with those of every processor.
  let quickest: Comparison
  let portable: Comparison
  let compiler: String
  let random: Cores
  let policy: Cores
  /// Playouts by the learned policies.
  let learned: Cores
  /// Evaluations of the learned net; nil without it.
  let net: Comparison?
  let worlds: Cores
  /// The rates on one core, by the number of players.
  let tables: [(players: Int, random: Double, policy: Double)]
  /// The thinking times of each level at a table.
  let decisions: [DecisionTimes]

  var lines: [String] {
    let tables = tables.map { table in
      "\(table.players) players: \(Self.whole(table.random)) random playouts/s, "
        + "\(Self.whole(table.policy)) plain playouts/s"
    }
    return [
      comparison("random playouts, 5 players, one core", quickest),
      comparison("the same without BMI2", portable),
      cores("random playouts", random), cores("plain playouts", policy),
      cores("learned playouts", learned), cores("worlds dealt", worlds),
    ] + [net.map { comparison("evaluations of the learned net, one core", $0) }].compactMap(\.self)
      + tables + decisions.map(Self.line)
  }

  private func comparison(_ what: String, _ rates: Comparison) -> String {
    "\(what): \(Self.whole(rates.ours))/s; C (\(compiler)): \(Self.whole(rates.reference))/s; "
      + "ratio \(Figures.fixed(rates.ratio))"
  }

  private func cores(_ what: String, _ rates: Cores) -> String {
    "\(what): \(Self.whole(rates.one))/s on one core, \(Self.whole(rates.two))/s on two, "
      + "\(Figures.fixed(rates.factor)) times as fast"
  }

  /// The times of a level for bids, namings and cards.
  private static func line(_ times: DecisionTimes) -> String {
    func pair(_ kind: DecisionTimes.Kind) -> String {
      "median \(tenths(times.median(kind))) ms, at most \(tenths(times.most(kind))) ms"
    }
    return "\(times.level.rawValue) at the table: bids \(pair(.bid)), namings \(pair(.naming)), "
      + "cards \(pair(.card))"
  }

  /// A time in milliseconds, to a tenth.
  static func tenths(_ time: Double) -> String { Figures.fixed(time, places: 1) }

  static func whole(_ rate: Double) -> Int { Int(rate) }
}

extension BenchReport {
  /// The report as JSON, with whole rates per second.
  var json: JSONValue {
    .object(
      JSONObject([
        .init("playoutsPerSecond", Self.number(quickest.ours)),
        .init("reference", Self.number(quickest.reference)),
        .init("ratio", Self.fraction(quickest.ratio)),
        .init("referenceCompiler", .string(compiler)),
        .init("portable", Self.object(portable)),
        .init("random", Self.object(random)),
        .init("policy", Self.object(policy)),
        .init("learned", Self.object(learned)),
        .init("net", net.map { Self.object($0, of: "evaluationsPerSecond") } ?? .null),
        .init("worlds", Self.object(worlds)),
        .init("tables", .array(tables.map(Self.object))),
        .init("decisions", .array(decisions.map(Self.object))),
      ]))
  }

  private static func object(
    _ comparison: Comparison, of rate: String = "playoutsPerSecond"
  ) -> JSONValue {
    .object(
      JSONObject([
        .init(rate, number(comparison.ours)),
        .init("reference", number(comparison.reference)),
        .init("ratio", fraction(comparison.ratio)),
      ]))
  }

  private static func object(_ rates: Cores) -> JSONValue {
    .object(
      JSONObject([
        .init("oneCore", number(rates.one)), .init("twoCores", number(rates.two)),
        .init("factor", fraction(rates.factor)),
      ]))
  }

  private static func object(_ table: (players: Int, random: Double, policy: Double)) -> JSONValue {
    .object(
      JSONObject([
        .init("players", .integer(table.players)), .init("random", number(table.random)),
        .init("policy", number(table.policy)),
      ]))
  }

  private static func object(_ times: DecisionTimes) -> JSONValue {
    func pair(_ kind: DecisionTimes.Kind) -> JSONValue {
      .object(
        JSONObject([
          .init("msMedian", .number(tenths(times.median(kind)))),
          .init("msMost", .number(tenths(times.most(kind)))),
        ]))
    }
    return .object(
      JSONObject([
        .init("level", .string(times.level.rawValue)), .init("bid", pair(.bid)),
        .init("naming", pair(.naming)), .init("card", pair(.card)),
      ]))
  }

  private static func number(_ rate: Double) -> JSONValue { .integer(whole(rate)) }

  private static func fraction(_ number: Double) -> JSONValue {
    .number(Figures.fixed(number, places: 3))
  }
}

/// The times that players of a level take for their decisions at a table.
struct DecisionTimes {
  enum Kind: CaseIterable {
    case bid
    case naming
    case card
  }

  let level: BotSettings.Level
  /// The times of each kind, in milliseconds, sorted.
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

  /// Plays a hand with one level in every seat, with the limits of a table in wall time.
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
  /// The kind of decision among legal moves; nil if there is no choice.
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

/// Plays a hand to its end over and over, every card drawn uniformly from the legal ones.
struct RandomPlayouts: Sendable {
  private let start: TrickPlay
  private let isQuick: Bool

  /// Playouts from a point of the play, by the instructions PDEP (BMI2) and POPCNT where this processor has them,
  /// or by those of every processor; both pick the same cards.
  init(from start: TrickPlay, isPortable: Bool = false) {
    self.start = start
    isQuick = !isPortable && pick_is_quick() != 0
  }

  /// The sum of the card points that each seat wins in a number of playouts; the same for the same seed.
  func points(_ playouts: Int, seed: UInt64) -> InlineArray<6, Int> {
    isQuick
      ? run(playouts, seed) { Card(at: pick_quick($0.bits, $1)) } : run(playouts, seed, Self.pick)
  }

  /// The *n*-th of some cards, where *n* is `random` times their number, divided by 2⁶⁴.
  @inline(__always)
  private static func pick(_ cards: CardSet, _ random: UInt64) -> Card {
    var rest = cards.bits
    var before = random.multipliedFullWidth(by: UInt64(cards.count)).high
    while before > 0 {
      rest &= rest &- 1
      before &-= 1
    }
    return Card(at: UInt8(truncatingIfNeeded: rest.trailingZeroBitCount))
  }

  @inline(__always)
  private func run(
    _ playouts: Int, _ seed: UInt64, _ pick: (CardSet, UInt64) -> Card
  ) -> InlineArray<6, Int> {
    var sums = InlineArray<6, Int>(repeating: 0)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<playouts {
      var play = start
      while !play.isOver { play.play(pick(play.legal, generator.next())) }
      for seat in 0..<6 { sums[seat] &+= play.points[seat] }
    }
    return sums
  }
}
