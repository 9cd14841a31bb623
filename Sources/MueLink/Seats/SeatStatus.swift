import MueRules
import MueTable

/// Who sits on a seat of a linked table, and whether they are there.
public struct SeatStatus: Hashable, Sendable {
  /// The player; at a seat for friends the agent is `remote`, with who stands in.
  public var player: Player
  /// Whether somebody is there to decide.
  public var presence: Presence

  /// A seat.
  public init(player: Player, presence: Presence) {
    self.player = player
    self.presence = presence
  }

  init(_ object: JSONObject) throws(JSONFault) {
    let name = try object.need("name") { $0.string.flatMap { PlayerName($0) } }
    let agent = try object.need("agent") { $0.string.flatMap(Agent.init(text:)) }
    player = Player(name: name, agent: agent)
    presence = try Presence(object)
  }

  var object: JSONObject {
    JSONObject(
      [.init("name", .string(player.name.text)), .init("agent", .string(player.agent.text))]
        + presence.members)
  }
}

/// Whether the one whose seat it is decides there.
public enum Presence: Hashable, Sendable {
  /// Here, and decides.
  case here
  /// Nobody has sat down there yet: the computer player decides, and the seat may be taken.
  case free
  /// The line is lost or the person asleep, for so many seconds; the computer player does not decide yet.
  case away(seconds: Int)
  /// The computer player decides until the person is back.
  case covered
  /// A computer player's seat.
  case computer

  init(_ object: JSONObject) throws(JSONFault) {
    let word = try object.need("presence", \.string)
    switch word {
    case "here": self = .here
    case "free": self = .free
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
    case .away(let seconds): return named("away") + [.init("seconds", .integer(seconds))]
    case .covered: return named("covered")
    case .computer: return named("computer")
    }
  }
}
