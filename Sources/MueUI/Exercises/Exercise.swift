import MueBots
import MueGame
import MueRules
import MueWords

/// A lesson, a puzzle, a decision to try again, an auction to read, or a hand whose trumps are counted:
/// what the person sees, what happens without the person, and the effect of an answer.
///
/// It is independent of screen, console, clock and search: the front end asks for the next step
/// when one is due, and calculates the value of a move that has none yet.
public protocol Exercise: Sendable {
  /// What the person sees of the hand.
  var view: GameObservation { get }
  /// The card on the table at the beginning; nil if there is none.
  var welcome: LessonCard? { get }
  /// Whether the person is asked for an answer.
  var isAsked: Bool { get }
  /// Whether `next` has a step: an event, or an explanation to read before the answer.
  var hasNext: Bool { get }
  /// Whether the hand has been played to its end; nothing is asked after that.
  var isOver: Bool { get }
  /// Whether the answer is a number, after cards that the person watches.
  var asksForNumber: Bool { get }
  /// The auction that is asked about; nil in other exercises.
  var auction: AuctionPuzzle? { get }
  /// A move of the person whose value is unknown; the exercise goes on when it gets the value.
  var unvalued: UnvaluedMove? { get }

  /// The kind of game for the table that shows it; in a series, the exercise has a title.
  func kind(titled title: Phrase?) -> ScreenState.Kind
  /// What happens next without the person; nil if nothing does.
  mutating func next() -> ExerciseStep?
  /// Takes an answer from the person; nil for an effect that the exercise does not offer.
  mutating func answer(_ effect: Effect) -> ExerciseStep?
  /// Takes the comparison of the move whose value was missing with the best one.
  mutating func take(_ compared: Decision) -> ExerciseStep?
}

extension Exercise {
  public var welcome: LessonCard? { nil }
  public var hasNext: Bool { !isAsked }
  public var isOver: Bool { false }
  public var asksForNumber: Bool { false }
  public var auction: AuctionPuzzle? { nil }
  public var unvalued: UnvaluedMove? { nil }
  /// Does nothing, since no value is missing.
  public mutating func take(_ compared: Decision) -> ExerciseStep? { nil }
}

/// What happens in an exercise.
public enum ExerciseStep: Sendable {
  /// The hand has gone on by a move, which is nil if only its card is shown.
  case moved(Move?, by: Seat?)
  /// The hand has been advanced to a later position.
  case skipped
  case instruction(LessonCard)
  /// The question how many trumps are out.
  case question
  /// A sentence about an answer that changes nothing.
  case notice(Phrase)
  case answered(ExerciseAnswer)
}

/// An answer with the comment on it.
public struct ExerciseAnswer: Sendable {
  public let isRight: Bool
  public let verdict: Phrase
  public let lines: [Phrase]
  /// The puzzle that was answered, by its `id`; nil if trumps were counted.
  public let puzzle: String?
  /// The hands of all seats, where nothing else shows them.
  public var hands: [Phrase] = []
}
