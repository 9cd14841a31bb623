import MueData
import MueRules

extension LegalMoves {
  /// The question to which these are the legal answers.
  var ask: JSONObject {
    switch self {
    case .bid(_, let atMost):
      JSONObject([.init("bid", .object(JSONObject([.init("atMost", .integer(atMost))])))])
    case .name(let trumps): JSONObject([.init("trump", .strings(trumps.map(\.text)))])
    case .pick(let seats): JSONObject([.init("partner", .integers(seats.map(\.index)))])
    case .play(let cards): JSONObject([.init("play", .strings(cards.looks.map(\.text)))])
    }
  }

  /// The key of the question and its answer.
  var key: String {
    switch self {
    case .bid: "bid"
    case .name: "trump"
    case .pick: "partner"
    case .play: "play"
    }
  }
}
