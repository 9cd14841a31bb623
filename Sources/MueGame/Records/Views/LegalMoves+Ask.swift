import MueData
import MueRules

extension LegalMoves {
  /// The question to which these are the legal answers.
  var ask: JSONObject {
    switch self {
    case .bid(_, let atMost): ["bid": ["atMost": atMost] as JSONObject]
    case .name(let trumps): ["trump": trumps.map(\.text)]
    case .pick(let seats): ["partner": seats.map(\.index)]
    case .play(let cards): ["play": cards.looks.map(\.text)]
    }
  }

  var key: String {
    switch self {
    case .bid: "bid"
    case .name: "trump"
    case .pick: "partner"
    case .play: "play"
    }
  }
}
