import CursesConsole
import Dispatch

/// Where work is done beside the loop.
protocol Workshop: Sendable {
  /// A bench of its own for work of a kind.
  func bench(_ work: Work) -> any Workbench
}

/// What is done beside the loop.
enum Work: String, Sendable {
  case thinking
  case reading
  case history
  case seeking
}

/// A place where one piece of work is done after the other.
protocol Workbench: Sendable {
  /// Hands a piece of work over.
  func begin(_ work: @escaping @Sendable () -> Void)
  /// Waits until all that was handed over is done, but no longer than some milliseconds.
  func finish(milliseconds: Int)
}

/// Benches that are the system's threads.
struct Threads: Workshop {
  func bench(_ work: Work) -> any Workbench {
    let urgency: DispatchQoS =
      switch work {
      case .thinking: .userInitiated
      case .reading, .seeking: .default
      case .history: .utility
      }
    return Thread(queue: DispatchQueue(label: "mue.\(work)", qos: urgency))
  }

  private struct Thread: Workbench {
    let queue: DispatchQueue

    func begin(_ work: @escaping @Sendable () -> Void) {
      queue.async {
        Rescue.coverThread()
        work()
      }
    }

    func finish(milliseconds: Int) {
      let isDone = DispatchSemaphore(value: 0)
      queue.async { isDone.signal() }
      _ = isDone.wait(timeout: .now() + .milliseconds(milliseconds))
    }
  }
}
