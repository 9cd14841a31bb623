import MueGame
import MueWords

/// Somebody else in the card room.
public struct HallPerson: Hashable, Sendable {
  public var name: PlayerName
  public var place: HallPlace

  public init(name: PlayerName, place: HallPlace) {
    self.name = name
    self.place = place
  }
}

/// Where somebody in the card room is.
public enum HallPlace: Hashable, Sendable {
  case hall
  /// At a game without other people, or at practice.
  case alone
  /// At the table with this number.
  case table(Int)
  /// Watching the table with this number.
  case watching(Int)

  var name: Phrase {
    switch self {
    case .hall: .placeHall
    case .alone: .placeAlone
    case .table(let number): .placeTable(number: number)
    case .watching(let number): .placeWatching(number: number)
    }
  }
}
