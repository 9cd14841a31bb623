import MueData

/// The person to whom a seat belongs, however that person comes in.
///
/// Other kinds may follow, such as a person with a name and a key.
public enum Owner: Hashable, Sendable {
  /// An account on the host's machine other than the host's own; it has one seat.
  case account(String)
  /// The holder of this token: a guest who came with a code, or a program of the host's own
  /// account, which may have several seats.
  case token(Hex)
}

/// An owner with everything decided about that person.
///
/// It stays with the owner across seats, connections and restarts of the host's program.
struct OwnerRecord: Hashable, Sendable {
  var owner: Owner
  /// The token for returning to the seat; nil for an owner without a seat.
  var token: Hex?
  /// Whether the person's chat messages are dropped.
  var isMuted = false
  /// Whether the person has agreed to the open handicaps at this table.
  var hasAgreed = false
  /// The number of the seat from which the host has sent the person away; nil once the host frees
  /// that seat.
  var sentAwayFrom: Int?
  /// When the person last said something; not kept on disk.
  var lastSaid: Duration?
  /// When the person was last sent the whole table; not kept on disk.
  var lastWhole: Duration?

  init(_ owner: Owner, token: Hex? = nil) {
    self.owner = owner
    self.token = token
  }

  /// The same, without the values that are not kept on disk.
  var kept: OwnerRecord {
    var kept = self
    kept.lastSaid = nil
    kept.lastWhole = nil
    return kept
  }

  /// Adds what was decided about the same person under another owner.
  mutating func add(_ other: OwnerRecord) {
    isMuted = isMuted || other.isMuted
    hasAgreed = hasAgreed || other.hasAgreed
    sentAwayFrom = sentAwayFrom ?? other.sentAwayFrom
    lastSaid = other.lastSaid ?? lastSaid
    lastWhole = other.lastWhole ?? lastWhole
  }
}

extension OwnerRecord {
  /// Reads a record; one of an unknown kind belongs to the holder of the token.
  ///
  /// - Throws: `JSONFault` with the field that is wrong; it needs a token or an account.
  init(_ object: JSONObject, token: Hex? = nil) throws(JSONFault) {
    self.token = token
    if let name = try object.read("account", \.string) {
      owner = .account(name)
    } else if let secret = try object.read("token", \.hex) ?? token {
      owner = .token(secret)
    } else {
      throw .badValue("account")
    }
    isMuted = try object.read("muted", \.bool) ?? false
    hasAgreed = try object.read("agreed", \.bool) ?? false
    sentAwayFrom = try object.read("sentAway") { value in
      value.integer.flatMap { (0..<6).contains($0) ? $0 : nil }
    }
  }

  /// The record without its token, which files store elsewhere for a seat.
  var object: JSONObject {
    var owned: JSONObject
    switch owner {
    case .account(let name): owned = ["account": name]
    case .token(let secret): owned = token == secret ? [:] : ["token": secret]
    }
    return owned + [
      "muted": isMuted ? true : nil, "agreed": hasAgreed ? true : nil, "sentAway": sentAwayFrom,
    ]
  }
}
