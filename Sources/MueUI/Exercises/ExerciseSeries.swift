import MueBots
import MueGame
import MueRules
import MueWords

/// Exercises in order, with a count of right answers: a single lesson, the puzzles or auctions of the
/// day, those of a drill, or a decision to try again.
public struct ExerciseSeries: Sendable {
  /// The source of the exercises.
  public enum Source: Hashable, Sendable {
    case lesson(Lesson)
    case practice(PracticeItem)
    case review
  }

  public let source: Source
  private var exercises: [any Exercise]
  private var index = 0
  private var right = 0
  /// Whether the last exercise has been answered and read.
  private var isDone = false

  private init?(_ exercises: [(any Exercise)?], from source: Source) {
    self.exercises = exercises.compactMap(\.self)
    if self.exercises.isEmpty || self.exercises.count < exercises.count { return nil }
    self.source = source
  }

  /// A lesson; nil if there are too few names for the players.
  public init?(_ lesson: Lesson, person: PlayerName, others: [PlayerName]) {
    self.init(
      [LessonExercise(lesson, person: person, others: others)], from: .lesson(lesson))
  }

  /// A decision of a review to try again.
  public init(_ retry: RetryExercise) {
    exercises = [retry]
    source = .review
  }

  /// Puzzles of a drill or of the day; nil if there are none, or too few names for the players.
  public init?(
    _ puzzles: [Puzzle], of drill: Drill? = nil, person: PlayerName, usual: [PlayerName]
  ) {
    let exercises: [(any Exercise)?] = puzzles.map {
      PuzzleExercise($0, isOfDrill: drill != nil, person: person, usual: usual)
    }
    self.init(exercises, from: .practice(drill.map(PracticeItem.drill) ?? .puzzles))
  }

  /// Auctions to read; nil if there are none, or too few names for the players.
  public init?(_ auctions: [AuctionPuzzle], person: PlayerName, usual: [PlayerName]) {
    let exercises: [(any Exercise)?] = auctions.map {
      AuctionExercise($0, person: person, usual: usual)
    }
    self.init(exercises, from: .practice(.auctions))
  }

  /// Hands to count; nil if there are none, or too few names for the players.
  ///
  /// If `isWatched`, the person makes no moves, as on a screen.
  public init?(
    _ counts: [TrumpCount], of drill: Drill, person: PlayerName, usual: [PlayerName],
    isWatched: Bool
  ) {
    let exercises: [(any Exercise)?] = counts.map {
      CountExercise($0, person: person, usual: usual, isWatched: isWatched)
    }
    self.init(exercises, from: .practice(.drill(drill)))
  }

  var isLesson: Bool { if case .lesson = source { true } else { false } }

  /// The exercise on the table.
  public var exercise: any Exercise { exercises[index] }

  /// Whether there are no more questions.
  public var isOver: Bool { isDone || exercise.isOver }

  /// The title, with the number of the exercise in the series; nil for a single exercise.
  public var title: Phrase? {
    let (number, total) = (index + 1, exercises.count)
    return switch source {
    case .lesson, .review: nil
    case .practice(.puzzles): .practicePlace(number: number, total: total)
    case .practice(.auctions): .auctionPlace(number: number, total: total)
    case .practice(.drill(let drill)):
      .drillPlace(title: drill.title, number: number, total: total)
    }
  }

  /// The sentence at the end, if there is one.
  public var result: Phrase? {
    switch source {
    case .review: nil
    case .lesson(let lesson): lesson.farewell
    case .practice(.puzzles), .practice(.auctions):
      .practiceDone(right: right, total: exercises.count)
    case .practice(.drill): .drillDone(right: right, total: exercises.count)
    }
  }

  /// What happens next without the person; nil if nothing does.
  public mutating func next() -> ExerciseStep? { exercises[index].next() }

  /// Takes an answer from the person; nil for an effect that the exercise does not offer.
  public mutating func answer(_ effect: Effect) -> ExerciseStep? {
    noting(exercises[index].answer(effect))
  }

  /// Takes the comparison of the move whose value was missing with the best one.
  public mutating func take(_ compared: Decision) -> ExerciseStep? {
    noting(exercises[index].take(compared))
  }

  private mutating func noting(_ step: ExerciseStep?) -> ExerciseStep? {
    if case .answered(let answer)? = step, answer.isRight { right += 1 }
    return step
  }

  /// Goes to the next exercise; false if it was the last one.
  public mutating func goOn() -> Bool {
    isDone = index + 1 >= exercises.count
    if !isDone { index += 1 }
    return !isDone
  }
}
