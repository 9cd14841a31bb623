import MueBots
import MueUI

/// Works out why moves were made, on a work queue; what is known is kept by the page that asks.
final class ExplainWorker {
  private var next: KeyedAnswer<ExplainQuestion, MoveExplanation>

  /// `wake` is called when there is an answer.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    next = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  var isThinking: Bool { next.isThinking }

  /// The answer to a question; nil while it is worked out.
  func answer(to question: ExplainQuestion) -> MoveExplanation? {
    let (time, policies) = (next.background.time, next.background.policies)
    return next.answer(to: question) { isGivenUp in
      MoveExplanation(
        question.made, knowing: question.known, by: policies.judge,
        limits: time.reviewLimits(question.standing, isGivenUp: isGivenUp))
    }
  }

  /// Stops working.
  func giveUp() { next.giveUp() }
}
