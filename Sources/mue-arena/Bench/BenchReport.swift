import MueGame

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
  /// The rates on one core, by the number of players.
  let tables: [(players: Int, random: Double, policy: Double)]
  /// The thinking times of each level at a table.
  let decisions: [DecisionTimes]

  /// The report as sentences.
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
