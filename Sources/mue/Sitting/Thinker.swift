import Dispatch
import MueMind
import MueRules
import Synchronization

/// Lets minds think beside the main loop, one at a time.
///
/// The loop asks with `think`, goes on answering keys, is woken when there is an answer and takes it
/// with `takeAnswer`. An answer to a question that was given up is never handed out.
final class Thinker: Sendable {
  /// One question: which, and until when it may be thought about.
  private struct Question {
    var number = 0
    var answer: Move?
  }

  private let question = Mutex(Question())
  private let queue = DispatchQueue(label: "mue.thinker", qos: .userInitiated)
  private let wake: @Sendable () -> Void

  /// A thinker that calls `wake`, from its own thread, when it has an answer.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Begins to think; what was being thought about before is given up.
  func think(
    _ mind: any Mind, about observation: Observation, in match: Standing, milliseconds: Int,
    seed: UInt64
  ) {
    let number = question.withLock { question in
      question.number += 1
      question.answer = nil
      return question.number
    }
    queue.async { [self] in
      let end = ContinuousClock.now + .milliseconds(milliseconds)
      let limits = Limits(
        standing: match,
        isTimeUp: { [self] in
          ContinuousClock.now >= end || question.withLock { $0.number != number }
        })
      let move = mind.choose(observation, limits: limits, seed: seed)
      question.withLock { question in
        if question.number == number { question.answer = move }
      }
      wake()
    }
  }

  /// The answer to the last question, once.
  func takeAnswer() -> Move? {
    question.withLock { question in
      defer { question.answer = nil }
      return question.answer
    }
  }

  /// Gives up what is being thought about.
  func giveUp() {
    question.withLock { question in
      question.number += 1
      question.answer = nil
    }
  }
}
