/// Where somebody is in the card room.
public enum RoomPlace: Hashable, Sendable {
  case hall
  /// At a game, a lesson or anything else without other people.
  case alone
  /// In a seat, or gathering, at the table with this number.
  case table(Int)
  case watching(Int)
}
