import MueGame

extension CrowdReport {
  /// The report for programs: seconds, decisions, milliseconds.
  var json: JSONValue {
    .object(
      JSONObject([
        .init("games", .integer(games)), .init("over", .integer(ends.count)),
        .init("level", .string(level.rawValue)), .init("budgetMs", .integer(milliseconds)),
        .init("secondsOver", spread(ends.map { .number(Figures.fixed($0, places: 1)) })),
        .init("decisionsAtFirstEnd", spread(progress.map(JSONValue.integer))),
        .init("msAnswer", spread(answers.map { .number(Figures.fixed($0, places: 1)) })),
      ]))
  }

  private func spread(_ values: [JSONValue]) -> JSONValue {
    let shares = [("least", 0), ("median", 0.5), ("p99", 0.99), ("most", 1)]
    return .object(
      JSONObject(
        shares.map { name, share in
          .init(name, Self.quantile(share, of: values) ?? .null)
        }))
  }
}
