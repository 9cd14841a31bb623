import MueGame
import MueRules
import MueWords

/// A lesson, a puzzle, or a hand whose trumps are counted: what the person sees, what happens there without the person,
/// and what an answer does.
///
/// It has no screen, no lines, no clock and no thinking: its front asks for the next step when one is due, and works out
/// what a move is worth that has no value yet.
public protocol Exercise: Sendable {
  /// What the person sees of the hand.
  var view: GameObservation { get }
  /// The card that lies on the table at the beginning; nil if there is none.
  var welcome: LessonCard? { get }
  /// Whether the person is asked for an answer.
  var isAsked: Bool { get }
  /// Whether `next` has a step: something happens, or must be explained before the person answers.
  var hasNext: Bool { get }
  /// Whether the hand has been played to its end, after which nothing is asked.
  var isOver: Bool { get }
  /// Whether the answer is a number, after cards that the person watches.
  var asksForNumber: Bool { get }
  /// The person's move whose value is not known; the exercise goes on when it gets it.
  var unvalued: UnvaluedMove? { get }

  /// The kind of table that shows it; an exercise in a series has a title there.
  func kind(titled title: Phrase?) -> ScreenState.Kind
  /// What happens next without the person; nil if nothing does.
  mutating func next() -> ExerciseStep?
  /// Takes an answer of the person; nil for what has no place in the exercise.
  mutating func answer(_ effect: Effect) -> ExerciseStep?
  /// Takes a puzzle with the value that was not known.
  mutating func take(_ valued: Puzzle) -> ExerciseStep?
}

extension Exercise {
  public var welcome: LessonCard? { nil }
  public var hasNext: Bool { !isAsked }
  public var isOver: Bool { false }
  public var asksForNumber: Bool { false }
  public var unvalued: UnvaluedMove? { nil }
  /// Does nothing: no value is awaited.
  public mutating func take(_ valued: Puzzle) -> ExerciseStep? { nil }
}

/// What happens in an exercise.
public enum ExerciseStep: Sendable {
  /// The hand has gone on; the move that led there is nil where only its card is watched.
  case moved(Move?, by: Seat?)
  /// The hand goes on at a later position.
  case skipped
  /// An instruction to read.
  case instruction(LessonCard)
  /// The number is asked for.
  case question
  /// A sentence about the answer, which changes nothing.
  case notice(Phrase)
  case answered(ExerciseAnswer)
}

/// An answer with what is said about it.
public struct ExerciseAnswer: Sendable {
  public let isRight: Bool
  public let verdict: Phrase
  public let lines: [Phrase]
  /// The puzzle that was answered; nil where trumps were counted.
  public let puzzle: Puzzle?
}
