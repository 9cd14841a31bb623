import Platform

/// Somebody's presence in the card room: a connection with a process of its own.
public struct RoomSession: Hashable, Sendable {
  public let process: ProcessIdentity
  /// The person; nil for a guest.
  public let person: RoomPerson?
  /// Where the connection comes from.
  public let address: String
  /// When it began, in seconds since 1970.
  public let since: Int
  public let place: RoomPlace
}
