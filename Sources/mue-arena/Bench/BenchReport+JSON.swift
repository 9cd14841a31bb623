import MueGame

extension BenchReport {
  /// The report for programs: rates a second, whole.
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
        .init("worlds", Self.object(worlds)),
        .init(
          "endings",
          .array(
            endings.map { Self.object($0.rates, before: .init("tricks", .integer($0.tricks))) })),
        .init("tables", .array(tables.map(Self.object))),
        .init("decisions", .array(decisions.map(Self.object))),
      ]))
  }

  private static func object(_ comparison: Comparison) -> JSONValue {
    .object(
      JSONObject([
        .init("playoutsPerSecond", number(comparison.ours)),
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
