import MueGame
import MueRules

/// What a guest says first.
public struct Hello: Hashable, Sendable {
  /// What the guest's program speaks and plays.
  public let version: LinkVersion
  /// What the guest wants to be called; nil if nothing was left of it.
  public let name: PlayerName?
  /// Whether the guest only wants to watch.
  public let isWatching: Bool
  /// How many finished hands of this table the guest has already.
  public let hands: Int
  /// What brings the guest back to a seat, where the channel has not said so already; nil for a new one.
  public let token: Hex?

  /// What this program says for a person.
  public init(
    name: PlayerName?, isWatching: Bool = false, hands: Int = 0, token: Hex? = nil,
    version: LinkVersion = .current
  ) {
    self.version = version
    self.name = name
    self.isWatching = isWatching
    self.hands = hands
    self.token = token
  }

  init(_ object: JSONObject) throws(JSONFault) {
    version = try LinkVersion(object)
    name = try object.read("name", \.string).flatMap { PlayerName($0) }
    isWatching = try object.read("watch", \.bool) ?? false
    hands = try object.value("hands") == nil ? 0 : object.hands("hands")
    token = try object.read("token", \.hex)
  }

  var object: JSONObject {
    var object = JSONObject(version.members)
    if let name { object.append("name", .string(name.text)) }
    if isWatching { object.append("watch", .bool(true)) }
    object.append("hands", .integer(hands))
    if let token { object.append("token", .string(token.text)) }
    return object
  }
}
