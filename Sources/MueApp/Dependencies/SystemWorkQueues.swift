import CursesConsole
import Platform

/// Benches at which the system's threads work.
struct SystemWorkQueues: WorkQueues {
  private let pool: ThreadPool

  /// One thread each may be held up by a disk, a database and a network; two are left to think.
  private static let count = 5

  /// Makes all threads that there will ever be; throws when the system refuses one.
  init() throws(ThreadRefusal) {
    pool = try ThreadPool(threads: Self.count) { Rescue.coverThread() }
  }

  func bench(_ work: Work) -> any WorkQueue { SerialQueue(in: pool) }
}

extension SerialQueue: WorkQueue {}
