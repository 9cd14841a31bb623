import MueBots
import MueGame
import MueRules
import MueWords

/// A costly decision of a hand just reviewed: the person chooses anew, then reads what each choice is
/// worth.
public struct RetryExercise: Exercise {
  public let view: GameObservation
  private let decision: Decision
  private let standing: Standing?
  private let hint: GivenHint?
  private var isBegun = false
  public private(set) var unvalued: UnvaluedMove?
  /// Whether the person has found a move that nothing is clearly better than; nil before an answer.
  public private(set) var isFound: Bool?

  /// A decision to try again, at the table as the person saw it then.
  ///
  /// `standing` is that of the match before the hand, and `hint` the one given for the decision.
  public init(
    _ decision: Decision, at view: GameObservation, in standing: Standing?, knowing hint: GivenHint?
  ) {
    self.decision = decision
    self.view = view
    self.standing = standing
    self.hint = hint
  }

  public var isAsked: Bool { true }

  /// The number of the move in the hand, from 0.
  public var moveIndex: Int { decision.moveIndex }

  /// A puzzle, titled by its hand.
  public func kind(titled title: Phrase?) -> ScreenState.Kind {
    .puzzle(title: .retryTitle(hand: view.hand), answer: nil)
  }

  /// Says once what the person chose in the hand.
  public mutating func next() -> ExerciseStep? {
    if isBegun { return nil }
    isBegun = true
    return .notice(decision.request(naming: name))
  }

  /// Answers a move at once if its figures are known, or else waits for them.
  public mutating func answer(_ effect: Effect) -> ExerciseStep? {
    guard case .make(let move) = effect else { return nil }
    if unvalued == nil, let known = decision.known(move, by: hint) { return answer(known) }
    unvalued =
      unvalued
      ?? UnvaluedMove(
        move: move, best: decision.best.move, observation: decision.observation,
        playouts: Reviewer.playouts, standing: standing)
    return .notice(.practiceThinking)
  }

  /// Answers the move whose value was missing.
  public mutating func take(_ compared: Decision) -> ExerciseStep? {
    unvalued == nil ? nil : answer(compared)
  }

  private mutating func answer(_ tried: Decision) -> ExerciseStep {
    unvalued = nil
    let answer = RetryAnswer(decision, trying: tried, naming: name)
    isFound = answer.isRight
    return .answered(
      ExerciseAnswer(
        isRight: answer.isRight, verdict: answer.verdict, lines: answer.lines, puzzle: nil))
  }

  private func name(_ seat: Seat) -> String { view.players[seat].name.text }
}
