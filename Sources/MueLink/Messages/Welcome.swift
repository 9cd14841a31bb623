import MueData
import MueGame
import MueRules

/// The table's answer to a guest who is admitted to a seat or as an onlooker.
public struct Welcome: Hashable, Sendable {
  /// The name of the table.
  public let table: PlayerName
  /// Distinguishes this table from others, even from later ones of the same host.
  let id: Hex
  let rules: MatchRules
  /// The guest's seat; for an onlooker, the seat from whose side the table is drawn.
  public let seat: Seat
  public let isWatching: Bool
  /// The token for returning after a lost connection; nil if none is needed.
  public let token: Hex?
  /// The time to think about a decision, in seconds; nil for no limit.
  public let clock: Int?
  /// Whether the guest's program may explain bids.
  public let explainsBids: Bool
  /// The time that a seat waits for an absent guest, in seconds.
  let grace: Int
  /// The time of absence after which a seat is free, in seconds.
  let release: Int
  /// Whether the host's game is behind what the guest has seen of it (`Hello.seen`).
  let isBehind: Bool

  public init(
    table: PlayerName, id: Hex, rules: MatchRules, seat: Seat, isWatching: Bool = false,
    token: Hex? = nil, clock: Int? = nil, explainsBids: Bool = true, grace: Int = 60,
    release: Int = 600, isBehind: Bool = false
  ) {
    self.table = table
    self.id = id
    self.rules = rules
    self.seat = seat
    self.isWatching = isWatching
    self.token = token
    self.clock = clock
    self.explainsBids = explainsBids
    self.grace = grace
    self.release = release
    self.isBehind = isBehind
  }

  init(_ object: JSONObject) throws(JSONFault) {
    guard try LinkVersion(object) == .current else { throw .badValue("format") }
    table = try object.need("table", \.playerName)
    id = try object.need("id", \.hex)
    let players = try object.need("players") { $0.integer.flatMap(PlayerCount.init(rawValue:)) }
    let end: MatchRules.End
    if let hands = try object.read("hands", \.integer) {
      end = .hands(hands)
    } else {
      end = .points(try object.need("points", \.integer))
    }
    let dealer = try object.need("firstDealer", \.integer)
    guard
      // Only the first dealer can still be wrong.
      let rules = try? MatchRules(players: players, end: end, firstDealer: dealer)
    else {
      throw .badValue("firstDealer")
    }
    self.rules = rules
    seat = try object.need("seat") { $0.integer.flatMap(players.seat) }
    isWatching = try object.read("watch", \.bool) ?? false
    token = try object.read("token", \.hex)
    clock = try object.read("clock") { $0.integer.flatMap { (1...3600).contains($0) ? $0 : nil } }
    explainsBids = try object.read("bids", \.bool) ?? true
    grace = try object.number("grace", in: 0...1_000_000)
    release = try object.number("release", in: 0...1_000_000)
    isBehind = try object.read("behind", \.bool) ?? false
  }

  var withoutToken: Welcome {
    Welcome(
      table: table, id: id, rules: rules, seat: seat, isWatching: isWatching, clock: clock,
      explainsBids: explainsBids, grace: grace, release: release)
  }

  var object: JSONObject {
    LinkVersion.current.object + [
      "table": table.text, "id": id, "players": rules.players.number, "points": rules.end.points,
      "hands": rules.end.hands, "firstDealer": rules.firstDealer.index, "seat": seat.index,
      "watch": isWatching ? true : nil, "token": token, "clock": clock,
      "bids": explainsBids ? nil : false, "grace": grace, "release": release,
      "behind": isBehind ? true : nil,
    ]
  }
}
