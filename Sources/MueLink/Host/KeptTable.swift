import MueTable

/// What is kept of a linked table beside its game, while it is closed.
///
/// These are secrets of the seats and of the deal: nobody but the host may read them.
public struct KeptTable: Hashable, Sendable {
  /// What brings each seat's person back; nil where nobody sat.
  public let tokens: [Hex?]
  /// What the last hand was dealt from; nil when that is not known.
  public let source: DealSource?

  /// What is to be kept.
  public init(tokens: [Hex?], source: DealSource?) {
    self.tokens = tokens
    self.source = source
  }

  /// Reads what was kept; throws what is wrong with it.
  public init(reading bytes: [UInt8]) throws(JSONFault) {
    let object = try JSONObject(reading: bytes, limit: LinkLine.limit)
    tokens = try object.digests("tokens")
    if let hand = try object.read("hand", \.integer) {
      source = DealSource(hand: hand, nonces: try object.digests("nonces"))
      guard source?.nonces.count == tokens.count else { throw .badValue("nonces") }
    } else {
      source = nil
    }
  }

  /// The bytes of a file.
  public var bytes: [UInt8] {
    var object = JSONObject([.init("tokens", .hexes(tokens))])
    if let source {
      object.append("hand", .integer(source.hand))
      object.append("nonces", .hexes(source.nonces))
    }
    return LinkLine.bytes(object)
  }
}
