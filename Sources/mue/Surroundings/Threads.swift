import CursesConsole
import Dispatch

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
