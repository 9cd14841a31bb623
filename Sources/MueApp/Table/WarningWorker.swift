import MueBots
import MueGame
import MueRules
import MueWords

/// Reviews a move that the person is about to make, on a work queue, so that the coach can warn
/// before it is made.
///
/// It reviews as `Reviewer` does, so a warning gives the same cost as the hand's review.
final class WarningWorker {
  private struct Request: Equatable {
    let move: Move
    let position: Observation

    /// Twins look alike, so moves are compared by their text.
    static func == (one: Request, other: Request) -> Bool {
      one.move.text == other.move.text && one.position == other.position
    }
  }

  private var reviewed: KeyedAnswer<Request, Decision>
  /// The cost above which a move gets a warning, in points.
  private var threshold = 0

  /// `wake` is called when a move has been reviewed.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    reviewed = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  /// Whether a move is held back for review.
  ///
  /// A move repeated after being held back is not held back again; no move is while the setting is
  /// off.
  func holdsBack(
    _ move: Move, in view: GameObservation, by preferences: Preferences
  ) -> Bool {
    let request = Request(move: move, position: view.observation)
    let isRepeated = request == reviewed.key
    giveUp()
    guard let points = preferences.coach.points, !isRepeated,
      request.position.legalMoves?.isChoice == true
    else { return false }
    threshold = points
    let (match, hint) = (view.standing, view.hintGiven)
    let (time, policies) = (reviewed.background.time, reviewed.background.policies)
    _ = reviewed.answer(to: request) { [position = request.position] isGivenUp in
      let limits = time.reviewLimits(match, isGivenUp: isGivenUp)
      return Decision(
        move, at: position, by: policies.judge, limits: limits, rollouts: limits, knowing: hint)
    }
    return true
  }

  /// The move that was held back, with a warning if it costs too much; returned once, after the
  /// review.
  func takeReview() -> (move: Move, warning: Phrase?)? {
    guard reviewed.isThinking, let request = reviewed.key, let decision = reviewed.lastAnswer()
    else { return nil }
    return (request.move, decision.cost > Double(threshold) ? decision.warning : nil)
  }

  /// Stops working; the next move is held back again.
  func giveUp() { reviewed.forget() }
}
