/// What the host of a card room decides.
public struct RoomSettings: Hashable, Sendable {
  public var entry = Entry.open
  /// The most names that are taken at one address within an hour, without an invitation.
  public var namesAnHour = 3
  /// The invitations that each person may give away.
  public var invitations = 3
  public var keysOfPerson = 10
  public var sessionsOfPerson = 3
  public var tablesOfPerson = 3
  /// The most games that a person may keep.
  public var gamesOfPerson = 200
  /// The most megabytes of a person's files; who has more begins no new game.
  public var megabytesOfPerson = 50
  /// The most guests at one time.
  public var guests = 20
  /// The seconds for which a table waits for somebody who is away, asleep or not ready to deal.
  ///
  /// A change counts for tables that open later.
  public var grace = 60

  public init() {}

  /// Who gets a name.
  public enum Entry: Int, Sendable {
    case open, invitation
  }
}

extension RoomSettings {
  /// A number that the host decides.
  struct Number: Sendable {
    /// Its name in the database.
    let name: String
    let path: WritableKeyPath<RoomSettings, Int> & Sendable
    var range = 0...100_000

    /// The key by which the host shows and sets it.
    fileprivate var key: String { name.split(separator: "_").joined(separator: "-") }
  }

  static let numbers = [
    Number(name: "names_an_hour", path: \.namesAnHour),
    Number(name: "invitations", path: \.invitations), Number(name: "keys", path: \.keysOfPerson),
    Number(name: "sessions", path: \.sessionsOfPerson),
    Number(name: "tables", path: \.tablesOfPerson), Number(name: "games", path: \.gamesOfPerson),
    Number(name: "megabytes", path: \.megabytesOfPerson), Number(name: "guests", path: \.guests),
    Number(name: "grace", path: \.grace, range: 1...3600),
  ]

  private static func number(_ key: String) -> Number? { numbers.first { $0.key == key } }

  private static let entryKey = "entry"
  private static let entries: KeyValuePairs<String, Entry> = [
    "open": .open, "invitation": .invitation,
  ]

  /// The keys by which the host shows and sets them.
  public static var keys: [String] { [entryKey] + numbers.map(\.key) }

  /// The values that a setting may have, in words; none for a key that does not exist.
  public static func offered(for key: String) -> [String] {
    if key == entryKey { return entries.map(\.key) }
    guard let range = number(key)?.range else { return [] }
    return ["\(range.lowerBound)", "\(range.lowerBound + 1)", "…", "\(range.upperBound)"]
  }

  /// The value of a setting; empty for a key that does not exist.
  public func text(of key: String) -> String {
    if key == Self.entryKey { return Self.entries.first { $0.value == entry }?.key ?? "" }
    return Self.number(key).map { "\(self[keyPath: $0.path])" } ?? ""
  }

  /// Sets a setting; returns false, changing nothing, if the key or the value does not exist.
  public mutating func set(_ key: String, to text: String) -> Bool {
    if key == Self.entryKey {
      guard let found = Self.entries.first(where: { $0.key == text }) else { return false }
      entry = found.value
      return true
    }
    guard let found = Self.number(key), let value = Int(text), found.range.contains(value)
    else { return false }
    self[keyPath: found.path] = value
    return true
  }
}
