/// An invitation to sit at a table.
public struct RoomInvitation: Hashable, Sendable, Identifiable {
  /// A number that grows with each invitation.
  public let id: Int
  public let table: Int
  /// The person who invites; nil if that person has been removed.
  public let inviter: RoomPerson?
  /// When, in seconds since 1970.
  public let time: Int
}
