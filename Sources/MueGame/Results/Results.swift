import MueBots
import MueData
import MueRules

/// Everything that the page of results shows: the best results, and the figures of every time span.
public struct Results: Hashable, Sendable {
  /// The best results of every kind of game.
  public let best: [BestResults]
  /// The figures of each span.
  public let spans: [Span: Statistics]

  /// The results of games in the order they were played; `day` converts a time in seconds since
  /// 1970 to the person's calendar day.
  public init(_ games: [PlayedGame], today: Day, day: (Int) -> Day?) {
    let days = games.map { $0.time.flatMap(day) }
    func figures(_ isIn: (Day) -> Bool) -> Statistics {
      Statistics(zip(games, days).filter { $0.1.map(isIn) ?? false }.map(\.0))
    }
    best = BestResults.all(of: games, day: day)
    spans = [
      .all: Statistics(games),
      .year: figures { $0.year == today.year },
      .month: figures { $0.year == today.year && $0.month == today.month },
      .days: figures { $0.number > today.number - Span.dayCount },
      .games: Statistics(games.suffix(Span.gameCount)),
    ]
  }

  /// The results of a selection of games, under the span `all`.
  public init(_ games: [PlayedGame], day: (Int) -> Day?) {
    best = BestResults.all(of: games, day: day)
    spans = [.all: Statistics(games)]
  }

  /// The figures of a span; empty for a span that was not computed.
  public func figures(_ span: Span) -> Statistics { spans[span] ?? Statistics([]) }
}

extension Day {
  /// A serial number of the day: the next day's number is higher by one.
  ///
  /// Years begin in March here, so that a leap day is the last day of its year.
  public var number: Int {
    let months = (month + 9) % 12
    let years = year - (month < 3 ? 1 : 0)
    let leapDays = years / 4 - years / 100 + years / 400
    return 365 * years + leapDays + (153 * months + 2) / 5 + day
  }
}

extension Results {
  /// The figures of a span and the best results as an object with stable keys (`mue-stats/1`).
  public func object(_ span: Span) -> JSONObject {
    var object = JSONObject()
    object.append("format", .string("mue-stats/1"))
    for member in figures(span).object.members { object.append(member.key, member.value) }
    object.append("best", .array(best.map { .object($0.object) }))
    return object
  }
}

extension Statistics {
  /// The figures as an object.
  public var object: JSONObject {
    JSONObject([
      .init("games", .integer(games)), .init("seconds", .integer(seconds)),
      .init("hints", .integer(hints)), .init("undos", .integer(undos)),
      .init("matches", matches.json("won", "places")), .init("places", .integers(places)),
      .init("hands", hands.json("gained", "score")), .init("cardPoints", .integer(cardPoints)),
      .init("parts", Self.json(Part.allCases, parts, \.rawValue)),
      .init("bids", Self.json(bids.keys.sorted(), bids, String.init)),
      .init("trumps", Self.json(TrumpKind.allCases, trumps, \.rawValue)),
      .init(
        "overbids",
        .object(
          JSONObject([
            .init("count", .integer(overbids.count)), .init("levels", .integer(overbids.sum)),
          ]))),
      .init("eclats", eklats.json("shared", "score")), .init("allPassed", .integer(allPassed)),
      .init(
        "opponents",
        Self.json(opponents.keys.sorted(), opponents, \.self, "beaten", "lead")),
      .init("levels", Self.json(BotSettings.Level.allCases, levels, \.rawValue, "beaten", "lead")),
      .init("course", .array(course.map { .number(Tally.decimal($0)) })),
      .init("leads", .integers(leads)),
    ])
  }

  private static func json<Key: Hashable>(
    _ keys: [Key], _ tallies: [Key: Tally], _ name: (Key) -> String,
    _ success: String = "made", _ sum: String = "score"
  ) -> JSONValue {
    let members = keys.compactMap { key in
      tallies[key].map { JSONObject.Member(name(key), $0.json(success, sum)) }
    }
    return .object(JSONObject(members))
  }
}

extension BestResults {
  fileprivate var object: JSONObject {
    var object = JSONObject([.init("seats", .integer(kind.players.number)), kind.end.member])
    object.append("level", kind.level.map { .string($0.rawValue) } ?? .null)
    object.append("matches", .integer(matches))
    object.append("won", .integer(wins))
    object.append("best", .array(zip(best, days).map { .object($0.result($1)) }))
    return object
  }
}

extension PlayedGame {
  fileprivate func result(_ day: Day?) -> JSONObject {
    JSONObject([
      .init("place", .integer(place)), .init("lead", .integer(lead)),
      .init("totals", .integers(totals)), .init("seat", .integer(seat.index)),
      .init("hands", .integer(scores.count)), .init("seconds", .integer(notes.secondsPlayed)),
      .init("hints", .integer(notes.hints)), .init("time", time.map(JSONValue.integer) ?? .null),
      .init("day", day.map { .string($0.text) } ?? .null),
    ])
  }
}

extension Tally {
  fileprivate func json(_ success: String, _ sum: String) -> JSONValue {
    .object(
      JSONObject([
        .init("count", .integer(count)), .init(success, .integer(successes)),
        .init(sum, .integer(self.sum)),
      ]))
  }

  /// A number given in tenths, with a decimal point.
  fileprivate static func decimal(_ tenths: Int) -> String {
    (tenths < 0 ? "-" : "") + "\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}

/// A selection of games by time.
public enum Span: String, CaseIterable, Hashable, Sendable {
  /// All games.
  case all
  /// Those of this year.
  case year
  /// Those of this month.
  case month
  /// Those of the last `dayCount` days, including today.
  case days
  /// The last `gameCount` games.
  case games

  /// The number of days in `days`, including today.
  public static let dayCount = 30
  /// The number of games in `games`.
  public static let gameCount = 10
}
