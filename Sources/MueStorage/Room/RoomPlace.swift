/// Where somebody is in the card room.
public enum RoomPlace: Hashable, Sendable {
  case hall
  /// At a game, a lesson or anything else without other people.
  case alone
  /// In a seat, or gathering, at the table with this number.
  case table(Int)
  case watching(Int)

  /// The number of the table; nil if the place is no table.
  public var table: Int? {
    switch self {
    case .hall, .alone: nil
    case .table(let id), .watching(let id): id
    }
  }
}
