import MueBots
import MueData
import MueGame
import MueWords

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
  var lines: [Phrase] {
    [
      .benchCrowd(
        over: ends.count, games: games, level: level.rawValue,
        first: Figures.fixed(Self.quantile(0, of: ends) ?? 0, places: 1),
        median: Figures.fixed(Self.quantile(0.5, of: ends) ?? 0, places: 1),
        last: Figures.fixed(Self.quantile(1, of: ends) ?? 0, places: 1)),
      .benchCrowdProgress(
        least: Self.quantile(0, of: progress) ?? 0, most: Self.quantile(1, of: progress) ?? 0,
        median: Self.quantile(0.5, of: progress) ?? 0),
      .benchCrowdAnswers(
        milliseconds: milliseconds, median: answer(0.5), late: answer(0.99), most: answer(1)),
    ]
  }

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
