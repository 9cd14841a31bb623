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

  public init() {}

  /// Who gets a name.
  public enum Entry: Int, Sendable {
    case open, invitation
  }
}

extension RoomSettings {
  private static let entryKey = "entry"
  private static let entries: KeyValuePairs<String, Entry> = [
    "open": .open, "invitation": .invitation,
  ]

  /// The keys by which the host shows and sets them.
  public static var keys: [String] { [entryKey] + numbers.map { key(of: $0.name) } }

  private static func key(of name: String) -> String {
    name.split(separator: "_").joined(separator: "-")
  }

  /// The values that a setting may have, in words.
  public static func offered(for key: String) -> [String] {
    key == entryKey ? entries.map(\.key) : ["0", "1", "2", "…"]
  }

  /// The value of a setting; empty for a key that does not exist.
  public func text(of key: String) -> String {
    if key == Self.entryKey { return Self.entries.first { $0.value == entry }?.key ?? "" }
    let found = Self.numbers.first { Self.key(of: $0.name) == key }
    return found.map { "\(self[keyPath: $0.path])" } ?? ""
  }

  /// Sets a setting; returns false, changing nothing, if the key or the value does not exist.
  public mutating func set(_ key: String, to text: String) -> Bool {
    if key == Self.entryKey {
      guard let found = Self.entries.first(where: { $0.key == text }) else { return false }
      entry = found.value
      return true
    }
    guard let found = Self.numbers.first(where: { Self.key(of: $0.name) == key }),
      let number = Int(text), (0...Self.most).contains(number)
    else { return false }
    self[keyPath: found.path] = number
    return true
  }

  private static let most = 100_000

  /// The numbers, by their names in the database.
  static let numbers: [(name: String, path: WritableKeyPath<RoomSettings, Int> & Sendable)] = [
    ("names_an_hour", \.namesAnHour), ("invitations", \.invitations), ("keys", \.keysOfPerson),
    ("sessions", \.sessionsOfPerson), ("tables", \.tablesOfPerson), ("games", \.gamesOfPerson),
    ("megabytes", \.megabytesOfPerson), ("guests", \.guests),
  ]
}
