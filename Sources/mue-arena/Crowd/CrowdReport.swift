import MueBots
import MueGame

/// The report on many games at once: whether all ended, and whether none waited for the others.
struct CrowdReport {
  let level: BotSettings.Level
  /// The thinking time for each decision.
  let milliseconds: Int
  let games: Int
  /// The times at which games ended, in seconds, sorted.
  let ends: [Double]
  /// The decisions made in each game when the first one ended, sorted.
  let progress: [Int]
  /// The waiting times for answers, in milliseconds, sorted.
  let answers: [Double]

  init(level: BotSettings.Level, milliseconds: Int, courses: [GameCourse]) {
    self.level = level
    self.milliseconds = milliseconds
    games = courses.count
    ends = courses.compactMap(\.end).sorted()
    let first = ends.first ?? 0
    progress = courses.map { $0.decisions(by: first) }.sorted()
    answers = courses.flatMap(\.answers).map { $0 * 1000 }.sorted()
  }

  /// The report as sentences.
  var lines: [String] {
    [
      "\(ends.count) of \(games) games of five at once over, \(level.rawValue) in each seat: "
        + "the first after \(end(0)) s, half after \(end(0.5)) s, all after \(end(1)) s",
      "decisions made in each game when the first was over: \(decisions(0)) to \(decisions(1)), "
        + "median \(decisions(0.5))",
      "answers, with \(milliseconds) ms to think: median \(answer(0.5)) ms, "
        + "99 in 100 within \(answer(0.99)) ms, at most \(answer(1)) ms",
    ]
  }

  private func end(_ share: Double) -> String {
    Figures.fixed(Self.quantile(share, of: ends) ?? 0, places: 1)
  }

  private func decisions(_ share: Double) -> Int { Self.quantile(share, of: progress) ?? 0 }

  private func answer(_ share: Double) -> String {
    Figures.fixed(Self.quantile(share, of: answers) ?? 0, places: 0)
  }

  /// A quantile of sorted numbers, for a share from 0 to 1; nil without numbers.
  static func quantile<Number>(_ share: Double, of sorted: [Number]) -> Number? {
    sorted.isEmpty ? nil : sorted[Int(share * Double(sorted.count - 1))]
  }
}

extension CrowdReport {
  /// The report as JSON, in seconds, decisions and milliseconds.
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
