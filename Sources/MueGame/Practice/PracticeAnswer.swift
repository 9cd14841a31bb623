/// The last answer to a puzzle.
public struct PracticeAnswer: Hashable, Sendable {
  /// The puzzle, by `Puzzle.id`.
  public let puzzle: String
  public let day: Day
  /// The time until it returns; nil if it has been learned.
  public let pause: Pause?

  public init(puzzle: String, day: Day, pause: Pause?) {
    self.puzzle = puzzle
    self.day = day
    self.pause = pause
  }

  /// The number of days until a puzzle returns.
  public enum Pause: Int, CaseIterable, Hashable, Sendable {
    case oneDay = 1
    case threeDays = 3
    case week = 7
    case threeWeeks = 21

    /// The next longer pause; nil after the longest.
    var longer: Pause? { Self.allCases.first { $0.rawValue > rawValue } }
  }

  var due: Int? { pause.map { day.number + $0.rawValue } }
}
