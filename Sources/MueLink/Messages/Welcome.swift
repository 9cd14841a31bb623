import MueData
import MueGame
import MueRules

/// The table's answer to a guest who is admitted to a seat or as an onlooker.
public struct Welcome: Hashable, Sendable {
  /// The protocol and the rules of the host's program.
  let version: LinkVersion
  let table: PlayerName
  /// What distinguishes this table from others, even from those that the same host opens later; nil
  /// from hosts that do not send it.
  let id: Hex?
  let rules: MatchRules
  /// The guest's seat; for an onlooker, the seat that the table is drawn from.
  public let seat: Seat
  public let isWatching: Bool
  /// The token with which the guest comes back after a lost connection; nil if none is needed.
  public let token: Hex?
  /// The time to think about a decision, in seconds; nil for no limit.
  public let clock: Int?

  public init(
    table: PlayerName, id: Hex? = nil, rules: MatchRules, seat: Seat, isWatching: Bool = false,
    token: Hex? = nil, clock: Int? = nil, version: LinkVersion? = nil
  ) {
    self.version = version ?? LinkVersion(playing: rules.variant)
    self.table = table
    self.id = id
    self.rules = rules
    self.seat = seat
    self.isWatching = isWatching
    self.token = token
    self.clock = clock
  }

  init(_ object: JSONObject, _ known: [Rules]) throws(JSONFault) {
    version = try LinkVersion(object)
    guard let variant = Rules.named(version.rules, of: known) else { throw .badValue("rules") }
    table = try object.need("table", \.playerName)
    id = try object.read("id", \.hex)
    let players = try object.need("players") { $0.integer.flatMap(PlayerCount.init(rawValue:)) }
    let end: MatchRules.End
    if let hands = try object.read("hands", \.integer) {
      end = .hands(hands)
    } else {
      end = .points(try object.need("points", \.integer))
    }
    let dealer = try object.need("firstDealer", \.integer)
    guard
      let rules = try? MatchRules(
        variant: variant, players: players, end: end, firstDealer: dealer)
    else {
      throw .badValue("firstDealer")
    }
    self.rules = rules
    seat = try object.need("seat") { $0.integer.flatMap(players.seat) }
    isWatching = try object.read("watch", \.bool) ?? false
    token = try object.read("token", \.hex)
    clock = try object.read("clock") { $0.integer.flatMap { (1...3600).contains($0) ? $0 : nil } }
  }

  var object: JSONObject {
    version.object + [
      "table": table.text, "id": id, "players": rules.players.number, "points": rules.end.points,
      "hands": rules.end.hands, "firstDealer": rules.firstDealer.index, "seat": seat.index,
      "watch": isWatching ? true : nil, "token": token, "clock": clock,
    ]
  }
}

/// Why a table refuses a guest.
public enum Refusal: Hashable, Sendable {
  /// The programs differ in protocol or rules; this is what the host's uses.
  case version(LinkVersion)
  case full, taken
  /// The first message was not a hello.
  case noHello
  case sentAway

  init(_ object: JSONObject) throws(JSONFault) {
    switch try object.need("reason", \.string) {
    case "version": self = .version(try LinkVersion(object))
    case "full": self = .full
    case "taken": self = .taken
    case "noHello": self = .noHello
    case "sentAway": self = .sentAway
    default: throw .badValue("reason")
    }
  }

  var object: JSONObject {
    switch self {
    case .version(let version): ["reason": "version"] + version.object
    case .full: ["reason": "full"]
    case .taken: ["reason": "taken"]
    case .noHello: ["reason": "noHello"]
    case .sentAway: ["reason": "sentAway"]
    }
  }
}
