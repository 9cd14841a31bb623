import MueGame

/// What a host lets everybody around know of its table.
public struct TableAnnouncement: Hashable, Sendable {
  /// What the table is called.
  public let table: PlayerName
  /// How many play there.
  public let players: Int
  /// How many seats are free.
  public let free: Int
  /// The protocol that is spoken there.
  public let version: String

  /// A notice; nil where the numbers are none of a table, or the version is not 1 to 32 plain letters.
  public init?(table: PlayerName, players: Int, free: Int, version: String) {
    guard (2...8).contains(players), (0...players).contains(free),
      (1...32).contains(version.utf8.count),
      version.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.table = table
    self.players = players
    self.free = free
    self.version = version
  }
}
