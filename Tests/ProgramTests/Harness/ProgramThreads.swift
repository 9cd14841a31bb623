import Foundation
import Platform
import Testing

/// Runs tests on threads of their own: a test that waits for a program blocks its thread, and Swift's pool has only one
/// for each processor.
struct ProgramThreads: SuiteTrait, TestTrait, TestScoping {
  fileprivate let executor: ThreadExecutor
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(executor) { try await body() }
  }
}

extension Trait where Self == ProgramThreads {
  /// The tests start programs and wait for them.
  static var runsPrograms: Self { ProgramThreads(executor: .usual) }
  /// The same for long: they begin before the others, so that none of them is left over at the end.
  static var runsProgramsLong: Self { ProgramThreads(executor: .first) }
}

/// A queue for the threads that all queues share.
private final class ThreadExecutor: TaskExecutor {
  static let first = ThreadExecutor(rank: 0)
  static let usual = ThreadExecutor(rank: 1)

  private let rank: Int

  private init(rank: Int) { self.rank = rank }

  func enqueue(_ job: consuming ExecutorJob) {
    let work = Work(job: UnownedJob(job), executor: asUnownedTaskExecutor())
    Self.waiting.change { $0[rank].append(work) }
  }

  private struct Work: Sendable {
    let job: UnownedJob
    let executor: UnownedTaskExecutor
  }

  /// What no thread has begun, by rank.
  private static let waiting: Monitor<[[Work]]> = {
    let waiting = Monitor<[[Work]]>([[], []])
    for _ in 0..<(4 * JoinedThreads.mostAtOnce) {
      Thread.detachNewThread {
        while let work = waiting.wait(for: next) { work.job.runSynchronously(on: work.executor) }
      }
    }
    return waiting
  }()

  private static func next(_ waiting: inout [[Work]]) -> Work? {
    guard let rank = waiting.firstIndex(where: { !$0.isEmpty }) else { return nil }
    return waiting[rank].removeFirst()
  }
}
