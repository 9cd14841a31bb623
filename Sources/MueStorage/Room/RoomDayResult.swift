import MueGame

/// What a person made of the deal of a day in the card room.
public struct RoomDayResult: Hashable, Sendable {
  public let person: RoomPerson
  public let points: Int
  /// What an expert scores in the same seat.
  public let par: Int
  /// The hand as it was played, as a line of `HandRecord`.
  public let hand: String
}

/// What a person made of the deals of the days in a month.
public struct RoomDaySum: Hashable, Sendable {
  public let person: RoomPerson
  public let days: Int
  public let points: Int
  public let par: Int
}
