import MueRules
import MueUI
import Synchronization

/// Answers one question at a time on a work queue.
///
/// The loop asks with `think`, goes on answering keys, is woken when there is an answer, and takes
/// it with `takeAnswer`. The answer to a cancelled question is dropped.
final class Thinker<Answer: Sendable>: Sendable {
  /// A question and its answer, once there is one.
  private struct Question {
    var number = 0
    var answer: Answer?
  }

  private let question = Mutex(Question())
  private let queue: any WorkQueue
  private let wake: @Sendable () -> Void

  /// A thinker that calls `wake`, on its queue's thread, when it has an answer.
  init(in workQueues: any WorkQueues, wake: @escaping @Sendable () -> Void) {
    queue = workQueues.makeQueue()
    self.wake = wake
  }

  /// Asks a question and cancels the one before.
  ///
  /// `work` must check often whether it has been cancelled, and then end soon.
  func think(
    _ work: @escaping @Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> Answer
  ) {
    let number = question.withLock { question in
      question.number += 1
      question.answer = nil
      return question.number
    }
    queue.begin { [self] in
      let isGivenUp = { @Sendable [self] in question.withLock { $0.number != number } }
      if isGivenUp() { return }
      let answer = work(isGivenUp)
      question.withLock { question in
        if question.number == number { question.answer = answer }
      }
      wake()
    }
  }

  /// The answer to the last question; returns it once.
  func takeAnswer() -> Answer? {
    question.withLock { question in
      defer { question.answer = nil }
      return question.answer
    }
  }

  /// Cancels the question.
  func giveUp() {
    question.withLock { question in
      question.number += 1
      question.answer = nil
    }
  }
}
