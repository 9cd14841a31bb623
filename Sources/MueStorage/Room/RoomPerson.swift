import MueGame

/// Somebody who has a name in the card room.
public struct RoomPerson: Hashable, Sendable, Identifiable {
  /// A number from 1 that is never given to anybody else, even after the person has been removed.
  public let id: Int
  public let name: PlayerName
  /// When the name was taken, in seconds since 1970.
  public let since: Int
  /// Who gave the invitation; nil if nobody did, or if that person has been removed.
  public let inviter: Int?
  /// Whether the host of the room has closed the name.
  public let isClosed: Bool
}
