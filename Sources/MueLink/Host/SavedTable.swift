import MueData
import MueRules

/// What is kept of a closed linked table beside its game.
///
/// It contains the secrets of the seats and of the deal: only the host may read it.
public struct SavedTable: Hashable, Sendable {
  /// Each seat's token; nil where no person sat.
  let tokens: [Hex?]
  /// The contributions from which the last hand was dealt; nil if unknown.
  let source: DealSource?
  /// The table's `id`; nil in files of earlier versions.
  let id: Hex?
  /// A number greater than every position sent so far; nil in files of earlier versions.
  let nextPosition: Int?
  /// The numbers of the seats that the host has closed to friends.
  let closed: Set<Int>

  public init(
    tokens: [Hex?], source: DealSource?, id: Hex? = nil, nextPosition: Int? = nil,
    closed: Set<Int> = []
  ) {
    self.tokens = tokens
    self.source = source
    self.id = id
    self.nextPosition = nextPosition
    self.closed = closed
  }

  /// Whether a hand of a match was dealt from the contributions that are kept here.
  public func hasDealt(for match: Match, digest: @escaping DealMaking.Digest) -> Bool {
    guard let source, match.agreedSeeds.indices.contains(source.hand - 1) else { return false }
    let seed = DealMaking(digest: digest).seed(of: source.nonces, hand: source.hand)
    return match.agreedSeeds[source.hand - 1] == seed
  }

  /// Reads the contents of a file.
  ///
  /// - Throws: `JSONFault` with the field that is wrong.
  public init(reading bytes: [UInt8]) throws(JSONFault) {
    let object = try JSONObject(reading: bytes, limit: LinkLine.limit)
    tokens = try object.digests("tokens")
    if let hand = try object.read("hand", \.integer) {
      source = DealSource(hand: hand, nonces: try object.digests("nonces"))
      guard source?.nonces.count == tokens.count else { throw .badValue("nonces") }
    } else {
      source = nil
    }
    id = try object.read("id", \.hex)
    let positions = 0...Stamp.mostPositions
    nextPosition = try object.read("nextPosition") { value in
      value.integer.flatMap { positions.contains($0) ? $0 : nil }
    }
    let seats = 0..<tokens.count
    closed = Set(
      try object.read("closed") { value in
        let numbers = value.array?.compactMap(\.integer)
        return numbers.flatMap { $0.allSatisfy(seats.contains) ? $0 : nil }
      } ?? [])
  }

  public var bytes: [UInt8] {
    LinkLine.bytes([
      "tokens": tokens.map(\.orNull), "hand": source?.hand,
      "nonces": source?.nonces.map(\.orNull), "id": id, "nextPosition": nextPosition,
      "closed": closed.isEmpty ? nil : closed.sorted(),
    ])
  }
}
