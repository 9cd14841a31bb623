import MueRules

extension HandRecord {
  /// The record as one line of JSON, without the line's end.
  ///
  /// Keys stand in the order of the format's table; what is not known or not decided yet is left
  /// out.
  public var line: String { object.text }

  /// The record as JSON.
  public var object: JSONObject {
    var object = JSONObject()
    object.append("format", .string(Self.format))
    object.append("players", .integer(round.players.number))
    if let names { object.append("names", .strings(names.map(\.text))) }
    if let agents { object.append("agents", .strings(agents)) }
    if let seed { object.append("seed", .string(seed)) }
    if let hand { object.append("hand", .integer(hand)) }
    object.append("dealer", .integer(round.publicState.dealer.index))
    object.append("deal", .strings(round.deal.texts))
    object.append("auction", round.publicState.auction.json)
    for (key, value) in HandFacts(round.publicState).decided { object.append(key, value) }
    return object
  }
}

extension Auction {
  /// The turns so far as they stand in records.
  var json: JSONValue {
    .array(turns.map { .array([.integer($0.seat.index), .string($0.cards.text)]) })
  }
}
