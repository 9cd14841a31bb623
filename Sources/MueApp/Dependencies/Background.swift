import MueGame
import Synchronization

/// Runs one job at a time on a work queue: the thinking of computer players, hints, readings of bids, reviews and puzzles.
///
/// The loop asks, goes on answering keys, is woken when there is an answer, and takes it with
/// `takeAnswer`. The answer of a cancelled job is dropped.
final class Background<Answer: Sendable>: Sendable {
  private struct Job {
    var number = 0
    var isOpen = false
    var answer: Answer?
  }

  private let job = Mutex(Job())
  private let queue: any WorkQueue
  private let wake: @Sendable () -> Void
  let time: ThinkingTime
  let policies: PolicyStore

  /// `wake` is called on the queue's thread when an answer is ready.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    queue = dependencies.workQueues.makeQueue()
    time = dependencies.thinking
    policies = dependencies.policies
    self.wake = wake
  }

  /// Whether the last job is running, or its answer has not been taken.
  var isThinking: Bool { job.withLock { $0.isOpen } }

  /// Begins a job and cancels the one before.
  ///
  /// `work` must check often whether it has been cancelled, and then end soon.
  func ask(
    _ work: @escaping @Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> Answer
  ) {
    let number = job.withLock { job in
      job.number += 1
      job.isOpen = true
      job.answer = nil
      return job.number
    }
    queue.begin { [self] in
      let isGivenUp = { @Sendable [self] in job.withLock { $0.number != number } }
      if isGivenUp() { return }
      let answer = work(isGivenUp)
      job.withLock { job in
        if job.number == number { job.answer = answer }
      }
      wake()
    }
  }

  /// The answer of the last job; returns it once.
  func takeAnswer() -> Answer? {
    job.withLock { job in
      guard let answer = job.answer else { return nil }
      job.isOpen = false
      job.answer = nil
      return answer
    }
  }

  func giveUp() {
    job.withLock { job in
      job.number += 1
      job.isOpen = false
      job.answer = nil
    }
  }
}
