import MueData
import MueGame

extension DuelResult {
  /// The value of the key `format`.
  static let format = "mue-duel/1"

  /// The duel as one line of JSON: the figures, and the data behind them.
  ///
  /// `perDeal` holds `[deal, [gain in each seat], Chief, partner]`, so that joined duels have the same
  /// mean and interval as one over all deals; `msCounts` holds `[class, decisions]`, see
  /// `TimeHistogram`.
  var json: JSONObject {
    let estimates = estimates
    var object = JSONObject()
    object.append("format", .string(Self.format))
    object.append("x", .string(terms.x))
    object.append("y", .string(terms.y))
    object.append("players", .integer(terms.players.number))
    object.append("seed", .string(terms.seed))
    switch terms.thinking {
    case .playouts(let playouts): object.append("playouts", .integer(playouts))
    case .milliseconds(let milliseconds): object.append("budgetMs", .integer(milliseconds))
    }
    if let contracts = terms.contracts {
      object.append("from", .string(terms.start.rawValue))
      object.append("contracts", .string(contracts))
    }
    object.append("deals", .integer(deals.count))
    for (key, value) in Self.members(estimates[.all]) { object.append(key, value) }
    var roles = JSONObject()
    for role in DuelRole.allCases where role != .all {
      roles.append(role.rawValue, .object(Self.object(estimates[role])))
    }
    object.append("roles", .object(roles))
    object.append("msMedian", .decimal(times.quantile(0.5)))
    object.append("msP99", .decimal(times.quantile(0.99)))
    object.append("replaced", replacements.json)
    object.append("perDeal", .array(deals.map(\.json)))
    object.append("msCounts", times.json)
    return object
  }

  private static func members(_ estimate: Estimate?) -> [(String, JSONValue)] {
    let ends = estimate?.interval.map { [$0.lowerBound, $0.upperBound] }
    return [
      ("mean", estimate?.mean.map { .decimal($0) } ?? .null),
      ("ci95", ends.map { .array($0.map { .decimal($0) }) } ?? .null),
    ]
  }

  private static func object(_ estimate: Estimate?) -> JSONObject {
    var object = JSONObject()
    for (key, value) in members(estimate) { object.append(key, value) }
    return object
  }
}

extension DuelDeal {
  fileprivate var json: JSONValue {
    .array([
      .integer(number), .integers(gains), chief.map { .integer($0) } ?? .null,
      partner.map { .integer($0) } ?? .null,
    ])
  }
}

extension JSONValue {
  /// A number with four places.
  static func decimal(_ number: Double) -> JSONValue {
    .number(Figures.fixed(number == 0 ? 0 : number, places: 4))
  }
}
