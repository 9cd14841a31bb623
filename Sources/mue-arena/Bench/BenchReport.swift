import MueData
import MueGame
import MueWords

/// The measurements of the bench, all per second.
struct BenchReport {
  /// A rate on one core and on two.
  struct Cores {
    let one: Double
    let two: Double
    /// The speedup of two cores.
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
  /// The compiler of the reference.
  let compiler: String
  let random: Cores
  let policy: Cores
  /// Playouts by the learned policies.
  let learned: Cores
  /// Evaluations of the learned net; nil without it.
  let net: Comparison?
  let worlds: Cores
  /// Endgames of five players, by the tricks left.
  let endings: [(tricks: Int, rates: Cores)]
  /// The rates on one core, by the number of players.
  let tables: [(players: Int, random: Double, policy: Double)]
  /// The thinking times of each level at a table.
  let decisions: [DecisionTimes]

  /// The report as sentences.
  var lines: [Phrase] {
    let endings = endings.map { ending in
      Phrase.benchEndings(
        tricks: ending.tricks, one: Self.whole(ending.rates.one), two: Self.whole(ending.rates.two))
    }
    let tables = tables.map { table in
      Phrase.arenaBench(
        players: table.players, random: Self.whole(table.random), plain: Self.whole(table.policy))
    }
    return [
      .benchReference(
        ours: Self.whole(quickest.ours), compiler: compiler,
        reference: Self.whole(quickest.reference), ratio: Figures.fixed(quickest.ratio)),
      .benchPortable(
        ours: Self.whole(portable.ours), compiler: compiler,
        reference: Self.whole(portable.reference), ratio: Figures.fixed(portable.ratio)),
      cores(.benchRandom, random), cores(.benchPolicy, policy),
      cores(.benchLearned, learned), cores(.benchWorlds, worlds),
    ] + [net.map(netPhrase)].compactMap(\.self) + endings + tables
      + decisions.map(Phrase.benchDecisions)
  }

  private func netPhrase(_ net: Comparison) -> Phrase {
    .benchNet(
      ours: Self.whole(net.ours), compiler: compiler, reference: Self.whole(net.reference),
      ratio: Figures.fixed(net.ratio))
  }

  private func cores(_ what: Phrase, _ rates: Cores) -> Phrase {
    .benchCores(
      what: what, one: Self.whole(rates.one), two: Self.whole(rates.two),
      factor: Figures.fixed(rates.factor))
  }

  /// A time in milliseconds, to a tenth.
  static func tenths(_ time: Double) -> String { Figures.fixed(time, places: 1) }

  static func whole(_ rate: Double) -> Int { Int(rate) }
}

extension Phrase {
  /// The times of a level for bids, namings and cards.
  fileprivate static func benchDecisions(_ times: DecisionTimes) -> Phrase {
    func pair(_ kind: DecisionTimes.Kind) -> Phrase {
      .benchTimes(
        median: BenchReport.tenths(times.median(kind)), most: BenchReport.tenths(times.most(kind)))
    }
    return .benchDecisions(
      level: times.level.rawValue, bid: pair(.bid), naming: pair(.naming), card: pair(.card))
  }
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
        .init(
          "endings",
          .array(
            endings.map { Self.object($0.rates, before: .init("tricks", .integer($0.tricks))) })),
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

  private static func object(_ rates: Cores, before: JSONObject.Member? = nil) -> JSONValue {
    let members: [JSONObject.Member] = [
      .init("oneCore", number(rates.one)), .init("twoCores", number(rates.two)),
      .init("factor", fraction(rates.factor)),
    ]
    return .object(JSONObject((before.map { [$0] } ?? []) + members))
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
