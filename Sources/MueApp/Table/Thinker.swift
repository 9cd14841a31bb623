import Synchronization

/// Lets something be thought about beside the main loop, one question at a time.
///
/// The loop asks with `think`, goes on answering keys, is woken when there is an answer and takes it
/// with `takeAnswer`. An answer to a question that was given up is never handed out.
final class Thinker<Answer: Sendable>: Sendable {
  /// One question: which, and its answer once there is one.
  private struct Question {
    var number = 0
    var answer: Answer?
  }

  private let question = Mutex(Question())
  private let bench: any WorkQueue
  private let wake: @Sendable () -> Void

  /// A thinker that calls `wake`, from its bench, when it has an answer.
  init(in workQueues: any WorkQueues, wake: @escaping @Sendable () -> Void) {
    bench = workQueues.bench(.thinking)
    self.wake = wake
  }

  /// Begins to think; what was being thought about before is given up.
  ///
  /// The work asks every now and then whether it has been given up, and ends soon if so.
  func think(
    _ work: @escaping @Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> Answer
  ) {
    let number = question.withLock { question in
      question.number += 1
      question.answer = nil
      return question.number
    }
    bench.begin { [self] in
      let isGivenUp = { @Sendable [self] in question.withLock { $0.number != number } }
      if isGivenUp() { return }
      let answer = work(isGivenUp)
      question.withLock { question in
        if question.number == number { question.answer = answer }
      }
      wake()
    }
  }

  /// The answer to the last question, once.
  func takeAnswer() -> Answer? {
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
