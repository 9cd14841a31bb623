import MueGame

/// Somebody at the other end of a line, by a number that is used once.
public struct Peer: Hashable, Sendable {
  public let number: Int

  public init(_ number: Int) { self.number = number }
}

/// How a peer came in, which the channel has checked.
public enum Entry: Hashable, Sendable {
  /// With the code of a seat, by its number; or with that for those who look on.
  case code(seat: Int)
  /// Back to a seat, with the token of the one who left it.
  case token(seat: Int)
  /// From an account of the same machine, by its name, to whatever seat is free.
  case local(user: String)

  /// The number, behind those of all seats, that the code for those who look on has.
  public static let watching = 6
}

extension Collection {
  /// The first element of the owner who has most of all elements; nil when there is none.
  ///
  /// Of owners who have as many the one whose first element comes first. In a list with the oldest first this
  /// is who makes room for others: nobody loses anything to somebody who has more.
  public func firstIndex<Owner: Hashable>(
    ofMostFrequent owner: (Element) -> Owner
  ) -> Index? {
    var shares: [Owner: (count: Int, first: Index, place: Int)] = [:]
    for (place, index) in indices.enumerated() {
      shares[owner(self[index]), default: (0, index, place)].count += 1
    }
    return shares.values.max { ($0.count, -$0.place) < ($1.count, -$1.place) }?.first
  }
}

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
