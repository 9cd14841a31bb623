import MueBots
import MueGame
import MueWords

/// What became of many games at once: whether all came to an end, and none waited for the others.
struct CrowdReport {
  let level: BotSettings.Level
  /// How long a player may think.
  let milliseconds: Int
  let games: Int
  /// When games were over, in seconds, the first one first.
  let ends: [Double]
  /// How many decisions each game had behind it when the first was over, the slowest first.
  let progress: [Int]
  /// How long was waited for an answer, in milliseconds, the quickest first.
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

  /// The report in sentences.
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

  /// The least of sorted numbers that a share of them does not exceed; nil without any.
  static func quantile<Number>(_ share: Double, of sorted: [Number]) -> Number? {
    sorted.isEmpty ? nil : sorted[Int(share * Double(sorted.count - 1))]
  }
}

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
