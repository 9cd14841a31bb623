import MueGame

/// A table at which the person could sit down.
public struct TableOffer: Hashable, Sendable {
  /// Where a table is.
  public enum Site: Hashable, Sendable {
    /// On this machine.
    case here
    /// At an address of a network.
    case network
  }

  /// Where it is, as the program finds it again.
  public let place: String
  /// Whose table it is; nil when nobody has told.
  public let host: PlayerName?
  /// Whether it is on this machine.
  public let site: Site
  /// How many seats are free; nil when nobody has told.
  public let free: Int?
  /// How many play there; nil when nobody has told.
  public let players: Int?
  /// Whether the person has sat there before, so that a seat is kept.
  public let isKept: Bool

  /// An offer.
  public init(
    place: String, host: PlayerName?, site: Site, free: Int? = nil, players: Int? = nil,
    isKept: Bool = false
  ) {
    self.place = place
    self.host = host
    self.site = site
    self.free = free
    self.players = players
    self.isKept = isKept
  }

  /// Whether one comes in only by a code.
  var needsCode: Bool { site == .network && !isKept }
}
