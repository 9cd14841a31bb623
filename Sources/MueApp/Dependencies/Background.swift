import MueGame
import Synchronization

/// Answers one question at a time on a work queue: what computer players, hints, reviews and puzzles think about.
///
/// The loop asks, goes on answering keys, is woken when there is an answer, and takes it with
/// `takeAnswer`. The answer to a cancelled question is dropped.
final class Background<Answer: Sendable>: Sendable {
  private struct Question {
    var number = 0
    var isOpen = false
    var answer: Answer?
  }

  private let question = Mutex(Question())
  private let queue: any WorkQueue
  private let wake: @Sendable () -> Void
  let time: ThinkingTime
  let policies: PolicyStore

  /// Work that calls `wake`, on its queue's thread, when it has an answer.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    queue = dependencies.workQueues.makeQueue()
    time = dependencies.thinking
    policies = dependencies.policies
    self.wake = wake
  }

  /// Whether the last question waits for its answer, or the answer to be taken.
  var isThinking: Bool { question.withLock { $0.isOpen } }

  /// Asks a question and cancels the one before.
  ///
  /// `work` must check often whether it has been cancelled, and then end soon.
  func ask(
    _ work: @escaping @Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> Answer
  ) {
    let number = question.withLock { question in
      question.number += 1
      question.isOpen = true
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
      guard let answer = question.answer else { return nil }
      question.isOpen = false
      question.answer = nil
      return answer
    }
  }

  func giveUp() {
    question.withLock { question in
      question.number += 1
      question.isOpen = false
      question.answer = nil
    }
  }
}
