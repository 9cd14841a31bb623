import MueData

/// What a host announces about its table on the local network.
public struct TableAnnouncement: Hashable, Sendable {
  /// The name of the host: clean text of at most 16 columns.
  public let table: String
  /// The number of players, 2 to 8.
  public let players: Int
  public let free: Int
  /// The protocol, such as `mue-link/1`.
  let version: String

  /// An announcement; nil unless something of the name is visible, the numbers fit a table and the version has 1 to 32
  /// visible ASCII characters.
  public init?(table: String, players: Int, free: Int, version: String) {
    guard let table = CleanText.cleaned(table, limit: 16), (2...8).contains(players),
      (0...players).contains(free),
      (1...32).contains(version.utf8.count),
      version.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.table = table
    self.players = players
    self.free = free
    self.version = version
  }
}
