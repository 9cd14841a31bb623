import CursesConsole
import Platform

/// Work queues on the system's threads.
struct SystemWorkQueues: WorkQueues {
  private let pool: ThreadPool

  /// A disk, a database and a network may each block one thread; two are left for thinking.
  private static let count = 5

  /// Starts the first thread; others are started when there is work for them.
  ///
  /// - Throws: `SystemError` if the system refuses the first thread.
  init() throws(SystemError) {
    pool = try ThreadPool(threads: Self.count) { Rescue.coverThread() }
  }

  func makeQueue() -> any WorkQueue { SerialQueue(in: pool) }
}
