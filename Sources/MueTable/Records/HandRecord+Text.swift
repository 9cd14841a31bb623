import MueRules

extension HandRecord {
  /// The record as one line of JSON, without the line's end.
  ///
  /// Keys stand in the order of the format's table; what is not known or not decided yet is left
  /// out.
  public var line: String { object.text }

  /// The record as JSON.
  var object: JSONObject {
    var object = JSONObject()
    object.append("format", .string(Self.format))
    object.append("players", .integer(round.players.number))
    if let names { object.append("names", .strings(names.map(\.text))) }
    if let agents { object.append("agents", .strings(agents)) }
    if let seed { object.append("seed", .string(seed)) }
    if let hand { object.append("hand", .integer(hand)) }
    object.append("dealer", .integer(round.faceUp.dealer.index))
    object.append("deal", .strings(round.deal.texts))
    object.append("auction", .array(round.faceUp.auction.turns.map(Self.value)))
    for (key, value) in HandFacts(round).decided { object.append(key, value) }
    return object
  }

  private static func value(of turn: Auction.Turn) -> JSONValue {
    .array([.integer(turn.seat.index), .string(turn.cards.text)])
  }
}
