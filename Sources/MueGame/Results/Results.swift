import MueBots
import MueData

/// The content of the page of results: the best results, and the figures of every time span.
public struct Results: Hashable, Sendable {
  public let best: [BestResults]
  let spans: [Span: Statistics]

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
  var number: Int {
    let months = (month + 9) % 12
    let years = year - (month < 3 ? 1 : 0)
    let leapDays = years / 4 - years / 100 + years / 400
    return 365 * years + leapDays + (153 * months + 2) / 5 + day
  }
}

extension Results {
  /// The figures of a span and the best results as an object with stable keys (`mue-stats/1`).
  public func object(_ span: Span) -> JSONObject {
    ["format": "mue-stats/1"] + figures(span).object + ["best": best.map(\.object)]
  }
}

extension Statistics {
  fileprivate var object: JSONObject {
    [
      "games": games, "seconds": seconds, "hints": hints, "undos": undos,
      "matches": matches.json("won", "places"), "places": places,
      "hands": hands.json("gained", "score"), "cardPoints": cardPoints,
      "parts": Self.json(Part.allCases, parts, \.rawValue),
      "bids": Self.json(bids.keys.sorted(), bids, String.init),
      "trumps": Self.json(TrumpKind.allCases, trumps, \.rawValue),
      "overbids": ["count": overbids.count, "levels": overbids.sum] as JSONObject,
      "eclats": eclats.json("shared", "score"), "allPassed": allPassed,
      "opponents": Self.json(opponents.keys.sorted(), opponents, \.self, "beaten", "lead"),
      "levels": Self.json(BotSettings.Level.allCases, levels, \.rawValue, "beaten", "lead"),
      "course": course.map { JSONValue.number(Tally.decimal($0)) }, "leads": leads,
    ]
  }

  private static func json<Key: Hashable>(
    _ keys: [Key], _ tallies: [Key: Tally], _ name: (Key) -> String,
    _ success: String = "made", _ sum: String = "score"
  ) -> JSONObject {
    JSONObject(
      keys.compactMap { key in
        tallies[key].map { .init(name(key), .object($0.json(success, sum))) }
      })
  }
}

extension BestResults {
  fileprivate var object: JSONObject {
    [
      "seats": kind.players.number, "points": kind.end.points, "hands": kind.end.hands,
      "level": (kind.level?.rawValue).orNull, "matches": matches, "won": wins,
      "best": zip(best, days).map { $0.result($1) },
    ]
  }
}

extension PlayedGame {
  fileprivate func result(_ day: Day?) -> JSONObject {
    [
      "place": place, "lead": lead, "totals": totals, "seat": seat.index, "hands": scores.count,
      "seconds": notes.secondsPlayed, "hints": notes.hints, "time": time.orNull,
      "day": (day?.text).orNull,
    ]
  }
}

extension Tally {
  fileprivate func json(_ success: String, _ sum: String) -> JSONObject {
    ["count": count, success: successes, sum: self.sum]
  }

  /// A number given in tenths, with a decimal point.
  fileprivate static func decimal(_ tenths: Int) -> String {
    (tenths < 0 ? "-" : "") + "\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}

/// The best results in one kind of game, the best first.
///
/// Only games played to the end without an undo count. The largest lead is best; among equals the
/// higher total, then the earlier game.
public struct BestResults: Hashable, Sendable {
  public let kind: GameKind
  public let matches: Int
  public let wins: Int
  public let best: [PlayedGame]
  /// The day of each of these; nil where it is unknown.
  public let days: [Day?]

  /// The number of results shown for each kind.
  static let limit = 3

  /// The best results of every kind among games in the order they were played; `day` converts a
  /// time in seconds since 1970 to the person's calendar day.
  static func all(of games: [PlayedGame], day: (Int) -> Day?) -> [BestResults] {
    Dictionary(grouping: games.filter(\.counts), by: GameKind.init)
      .map { BestResults(kind: $0.key, $0.value, day) }
      .sorted { $0.kind.order.lexicographicallyPrecedes($1.kind.order) }
  }

  private init(kind: GameKind, _ games: [PlayedGame], _ day: (Int) -> Day?) {
    self.kind = kind
    matches = games.count
    wins = games.count { $0.place == 1 }
    let sorted = games.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      return (left.lead, left.totals[left.seat], $1.offset)
        > (right.lead, right.totals[right.seat], $0.offset)
    }
    best = sorted.prefix(Self.limit).map(\.element)
    days = best.map { $0.time.flatMap(day) }
  }
}

extension Agent {
  /// The level; nil for people.
  var level: BotSettings.Level? {
    if case .computer(let player) = self { player.level } else { nil }
  }
}
