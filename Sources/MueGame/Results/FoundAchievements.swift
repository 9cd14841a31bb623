import MueData

/// The achievements found so far, each where it was found first.
public struct FoundAchievements: Hashable, Sendable {
  /// Where an achievement was found.
  public struct Place: Hashable, Sendable {
    /// The number of the game on the shelf.
    public let game: Int
    /// The number of the hand, from 1.
    public let hand: Int
    /// The day on which the game was played last; nil if unknown.
    public let day: Day?
  }

  public private(set) var places: [Achievement: Place] = [:]

  public init() {}

  /// Adds the achievements of a game by its number on the shelf and the day when it was played last.
  ///
  /// Games are added in the order in which they were begun.
  public mutating func add(_ game: Game, number: Int, day: Day?) {
    for (achievement, hand) in game.achievements where places[achievement] == nil {
      places[achievement] = Place(game: number, hand: hand, day: day)
    }
  }
}

extension FoundAchievements {
  /// The achievements as a list of objects with stable keys, for `mue-stats/1`.
  public var list: [JSONObject] {
    Achievement.allCases.compactMap { achievement in
      places[achievement].map { place in
        [
          "achievement": achievement.rawValue, "game": place.game, "hand": place.hand,
          "day": (place.day?.text).orNull,
        ]
      }
    }
  }
}
