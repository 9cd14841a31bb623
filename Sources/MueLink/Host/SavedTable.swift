import MueData
import MueGame
import MueRules

/// What is kept of a closed linked table in addition to its game.
///
/// It contains the secrets of the seats and of the deal: only the host may read it.
public struct SavedTable: Hashable, Sendable {
  /// Each seat's owner; nil where no person sat.
  let owners: [OwnerRecord?]
  /// Owners without a seat about whom something has been decided.
  let absent: [OwnerRecord]
  /// The deal of the last hand, which may still be in progress; nil if unknown.
  let source: DealSource?
  /// The deals of earlier hands that may be needed again.
  let earlier: [DealSource]
  /// The table's `id`.
  let id: Hex
  /// A number greater than every position sent so far.
  let nextPosition: Int
  /// The numbers of the seats that the host has closed to friends.
  let closed: Set<Int>
  /// Whether seats are held until the hand is over because nobody knows whose they are.
  let isHeld: Bool
  /// Whether programs explain bids at the table.
  let explainsBids: Bool

  /// Each seat's token; nil where no person sat.
  var tokens: [Hex?] { owners.map { $0?.token } }

  init(
    owners: [OwnerRecord?], absent: [OwnerRecord] = [], source: DealSource?, id: Hex,
    nextPosition: Int = 0, closed: Set<Int> = [], earlier: [DealSource] = [],
    isHeld: Bool = false, explainsBids: Bool = true
  ) {
    self.owners = owners
    self.absent = absent
    self.source = source
    self.id = id
    self.nextPosition = nextPosition
    self.closed = closed
    self.earlier = earlier
    self.isHeld = isHeld
    self.explainsBids = explainsBids
  }

  /// A table whose seats belong to the holders of their tokens.
  public init(tokens: [Hex?], source: DealSource?, id: Hex) {
    let owners = tokens.map { token in token.map { OwnerRecord(.token($0), token: $0) } }
    self.init(owners: owners, source: source, id: id)
  }

  /// The deals in order of their hands.
  var deals: [DealSource] { earlier + [source].compactMap(\.self) }

  /// Reads the contents of a file.
  ///
  /// - Throws: `JSONFault` with the field that is wrong.
  public init(reading bytes: [UInt8]) throws(JSONFault) {
    let object = try JSONObject(reading: bytes, limit: LinkLine.limit)
    let tokens = try object.digests("tokens")
    owners = try Self.owners(of: object, tokens)
    absent = try Self.absent(of: object)
    let count = tokens.count
    source = try object.value("hand") == nil ? nil : DealSource(object, seats: count)
    earlier = try (object.read("earlier", \.array) ?? []).map { (value) throws(JSONFault) in
      guard let deal = value.object else { throw .badValue("earlier") }
      return try DealSource(deal, seats: count)
    }
    id = try object.need("id", \.hex)
    isHeld = try object.read("held", \.bool) ?? false
    explainsBids = try object.read("bids", \.bool) ?? true
    nextPosition = try object.number("nextPosition", in: 0...Stamp.mostPositions)
    let seats = 0..<tokens.count
    closed = Set(
      try object.read("closed") { value in
        let numbers = value.array?.compactMap(\.integer)
        return numbers.flatMap { $0.allSatisfy(seats.contains) ? $0 : nil }
      } ?? [])
  }

  /// The owners by seat; where none is named, the holder of the seat's token.
  private static func owners(
    of object: JSONObject, _ tokens: [Hex?]
  ) throws(JSONFault) -> [OwnerRecord?] {
    let records = try object.read("owners", \.array) ?? tokens.map { _ in .null }
    guard records.count == tokens.count else { throw .badValue("owners") }
    return try zip(records, tokens).map { (value, token) throws(JSONFault) in
      guard let token else { return nil }
      guard value != .null else { return OwnerRecord(.token(token), token: token) }
      guard let record = value.object else { throw .badValue("owners") }
      return try OwnerRecord(record, token: token)
    }
  }

  private static func absent(of object: JSONObject) throws(JSONFault) -> [OwnerRecord] {
    let records = try object.read("absent", \.array) ?? []
    guard records.count <= HostedTable.mostAbsent else { throw .badValue("absent") }
    return try records.map { (value) throws(JSONFault) in
      guard let record = value.object else { throw .badValue("absent") }
      return try OwnerRecord(record)
    }
  }

  public var bytes: [UInt8] {
    let owners = owners.map { $0?.object }.map { $0 == [:] ? nil : $0 }
    let seats: JSONObject = [
      "tokens": tokens.map(\.orNull),
      "owners": owners.contains { $0 != nil } ? owners.map(\.orNull) : nil,
      "absent": absent.isEmpty ? nil : absent.map(\.object),
    ]
    let members: JSONObject = [
      "id": id, "nextPosition": nextPosition, "closed": closed.isEmpty ? nil : closed.sorted(),
      "held": isHeld ? true : nil, "bids": explainsBids ? nil : false,
      "earlier": earlier.isEmpty ? nil : earlier.map(\.object),
    ]
    return LinkLine.bytes(seats + (source?.object ?? JSONObject()) + members)
  }
}
