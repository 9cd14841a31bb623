import MueData
import MueGame

/// The first message of a guest.
public struct Hello: Hashable, Sendable {
  /// The protocol and the rules of the guest's program.
  let version: LinkVersion
  /// The name that the guest asks for; nil if cleaning left nothing of it.
  let name: PlayerName?
  let isWatching: Bool
  /// The number of finished hands of this table that the guest already has.
  let hands: Int
  /// The token for returning to a seat; nil for a new guest, or if the channel has already proved
  /// the seat.
  let token: Hex?
  /// The latest hand of this table that the guest knows, and how far; nil if it knows none.
  let seen: HandProgress?

  /// The first message of this program for a person.
  public init(
    name: PlayerName?, isWatching: Bool = false, hands: Int = 0, token: Hex? = nil,
    seen: HandProgress? = nil, version: LinkVersion = .current
  ) {
    self.version = version
    self.name = name
    self.isWatching = isWatching
    self.hands = hands
    self.token = token
    self.seen = seen
  }

  init(_ object: JSONObject) throws(JSONFault) {
    version = try LinkVersion(object)
    name = try object.read("name", \.string).flatMap { PlayerName($0) }
    isWatching = try object.read("watch", \.bool) ?? false
    hands = try object.hands("hands")
    token = try object.read("token", \.hex)
    seen = try object.read("seen", \.object).map { (seen) throws(JSONFault) in
      try HandProgress(seen)
    }
  }

  var object: JSONObject {
    version.object + [
      "name": name?.text, "watch": isWatching ? true : nil, "hands": hands, "token": token,
      "seen": seen?.object,
    ]
  }
}
