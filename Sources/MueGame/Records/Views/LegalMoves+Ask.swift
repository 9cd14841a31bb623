import MueRules

extension LegalMoves {
  /// The question that these are the legal answers to.
  var ask: JSONObject {
    switch self {
    case .bid(_, let atMost):
      JSONObject([.init("bid", .object(JSONObject([.init("atMost", .integer(atMost))])))])
    case .name(let trumps): JSONObject([.init("trump", .strings(trumps.map(\.text)))])
    case .pick(let seats): JSONObject([.init("partner", .integers(seats.map(\.index)))])
    case .play(let cards): JSONObject([.init("play", .strings(cards.looks.map(\.text)))])
    }
  }

  /// The key under which the question and its answer stand.
  var key: String {
    switch self {
    case .bid: "bid"
    case .name: "trump"
    case .pick: "partner"
    case .play: "play"
    }
  }
}
