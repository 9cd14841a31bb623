import MueRules

extension Results {
  /// The figures of a span and the best results as an object with keys that stay (`mue-stats/1`).
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
      .init("levels", Self.json(Level.allCases, levels, \.rawValue, "beaten", "lead")),
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

  /// A number of tenths with a decimal point.
  fileprivate static func decimal(_ tenths: Int) -> String {
    (tenths < 0 ? "-" : "") + "\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
