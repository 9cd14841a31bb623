/// How far a person is with the deal of a day in the card room.
public enum RoomDayProgress: Hashable, Sendable {
  case waiting
  /// The person has been shown the deal.
  case begun
  case finished(points: Int, par: Int)
}
