import MueData
import MueGame
import MueRules

/// Everything that a guest remembers of the tables where it has been, the latest first.
public struct GuestMemories: Sendable {
  private(set) var tables: [GuestMemory] = []
  /// The address or socket of the guest's present table.
  public var place: String

  /// The most tables that are remembered; beyond that the oldest is forgotten.
  static let most = 8

  public init(at place: String = "") { self.place = place }

  /// The last table at this place; nil if there was none.
  var last: GuestMemory? { tables.first { $0.place == place } }

  /// Whether a hand at a table of this place has not been finished.
  public var isUnfinished: Bool { last?.isUnfinished == true }

  /// When a host at this place was last heard from, in seconds since 1970; nil if unknown.
  public var heardAt: Int? { last?.heardAt }

  /// The current table, which `begin` has put first.
  var current: GuestMemory {
    get { tables[0] }
    _modify { yield &tables[0] }
  }

  /// Notes that the guest is leaving its table or was not let in, so that its seat may be free at
  /// once.
  mutating func dismiss() {
    guard let index = tables.firstIndex(where: { $0.place == place }) else { return }
    tables[index].isDismissed = true
  }

  /// Finds or starts the memory of a table and puts it first; returns a finding if there is one to
  /// report.
  mutating func begin(_ welcome: Welcome) -> Finding? {
    let before = last
    let index = tables.firstIndex { $0.place == place && $0.isOf(welcome) }
    let found = index.map { tables.remove(at: $0) } ?? GuestMemory(welcome, at: place)
    tables.insert(found, at: 0)
    tables.removeLast(max(0, tables.count - Self.most))
    guard let before, !before.isOf(welcome) else { return nil }
    return before.welcome.id == welcome.id && before.welcome.rules == welcome.rules
      ? .otherSeat : .otherTable(isUnfinished: before.isUnfinished)
  }
}

extension GuestMemories {
  /// The largest file that is read or written, in bytes.
  public static let limit = 1 << 20

  /// Reads the contents of a file.
  ///
  /// - Throws: `JSONFault` with the field that is wrong.
  public init(
    reading bytes: [UInt8], at place: String = "", digest: @escaping DealMaking.Digest
  ) throws(JSONFault) {
    let object = try JSONObject(reading: bytes, limit: Self.limit)
    self.init(at: place)
    let making = DealMaking(digest: digest)
    for value in try object.need("tables", \.array).prefix(Self.most) {
      guard let table = value.object else { throw .badValue("tables") }
      tables.append(try GuestMemory(table, making: making))
    }
  }

  public var bytes: [UInt8] {
    let object: JSONObject = ["tables": tables.map(\.object)]
    return Array(object.text.utf8)
  }
}
