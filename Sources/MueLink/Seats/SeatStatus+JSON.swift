import MueData
import MueGame

extension SeatStatus {
  init(_ object: JSONObject) throws(JSONFault) {
    let name = try object.need("name", \.playerName)
    let agent = try object.need("agent") { $0.string.flatMap(Agent.init(text:)) }
    self.init(player: Player(name: name, agent: agent), presence: try Presence(object))
  }

  var object: JSONObject {
    JSONObject(
      [.init("name", .string(player.name.text)), .init("agent", .string(player.agent.text))]
        + presence.members)
  }
}

extension Presence {
  init(_ object: JSONObject) throws(JSONFault) {
    let word = try object.need("presence", \.string)
    switch word {
    case "here": self = .here
    case "free": self = .free
    case "asked": self = .asked
    case "away": self = .away(seconds: try object.number("seconds", in: 0...1_000_000))
    case "covered": self = .covered
    case "computer": self = .computer
    default: throw .badValue("presence")
    }
  }

  var members: [JSONObject.Member] {
    func named(_ word: String) -> [JSONObject.Member] { [.init("presence", .string(word))] }
    switch self {
    case .here: return named("here")
    case .free: return named("free")
    case .asked: return named("asked")
    case .away(let seconds): return named("away") + [.init("seconds", .integer(seconds))]
    case .covered: return named("covered")
    case .computer: return named("computer")
    }
  }
}
