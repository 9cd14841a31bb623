import MueData
import MueGame

extension SeatStatus {
  init(_ object: JSONObject) throws(JSONFault) {
    let name = try object.need("name", \.playerName)
    let agent = try object.need("agent") { $0.string.flatMap(Agent.init(text:)) }
    self.init(player: Player(name: name, agent: agent), presence: try Presence(object))
  }

  var object: JSONObject {
    ["name": player.name.text, "agent": player.agent.text] + presence.object
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

  var object: JSONObject {
    switch self {
    case .here: ["presence": "here"]
    case .free: ["presence": "free"]
    case .asked: ["presence": "asked"]
    case .away(let seconds): ["presence": "away", "seconds": seconds]
    case .covered: ["presence": "covered"]
    case .computer: ["presence": "computer"]
    }
  }
}
