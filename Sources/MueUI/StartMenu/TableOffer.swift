import MueGame

/// A table that the person could join.
public struct TableOffer: Hashable, Sendable {
  /// Where a table is: on this machine or in the network.
  public enum Site: Hashable, Sendable {
    case here
    case network
  }

  /// The address, in the form that the program uses to find the table again.
  let address: String
  /// The owner of the table; nil if unknown.
  let host: PlayerName?
  let site: Site
  /// The number of free seats; nil if unknown.
  let free: Int?
  /// The number of players; nil if unknown.
  let players: Int?
  /// Whether a seat is kept for the person, who sat there before.
  let isKept: Bool

  public init(
    address: String, host: PlayerName?, site: Site, free: Int? = nil, players: Int? = nil,
    isKept: Bool = false
  ) {
    self.address = address
    self.host = host
    self.site = site
    self.free = free
    self.players = players
    self.isKept = isKept
  }

  var needsCode: Bool { site == .network && !isKept }
}
