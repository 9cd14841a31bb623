import Foundation
import Platform
import Synchronization
import Testing

/// Runs tests on threads of their own: a test that waits for a program or a connection blocks its
/// thread, and Swift's pool has only one for each processor.
public struct WaitingThreads: SuiteTrait, TestTrait, TestScoping {
  fileprivate let executor: ThreadExecutor
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(executor) { try await body() }
  }
}

extension Trait where Self == WaitingThreads {
  /// The tests wait for programs or connections.
  public static var waits: Self { WaitingThreads(executor: .usual) }
  /// The same for long waits: these tests begin before the others, so that none of them is left
  /// over at the end.
  public static var waitsLong: Self { WaitingThreads(executor: .first) }
}

/// An executor whose jobs run on threads shared by all executors.
private final class ThreadExecutor: TaskExecutor {
  static let first = ThreadExecutor(rank: 0)
  static let usual = ThreadExecutor(rank: 1)

  private let rank: Int

  private init(rank: Int) { self.rank = rank }

  func enqueue(_ job: consuming ExecutorJob) {
    let work = Work(job: UnownedJob(job), executor: asUnownedTaskExecutor())
    _ = Self.threads
    Self.waiting.withLock { $0[rank].append(work) }
    Self.count.signal()
  }

  private struct Work: Sendable {
    let job: UnownedJob
    let executor: UnownedTaskExecutor
  }

  /// The jobs that no thread has begun, by rank, with their number in `count`.
  private static let waiting = Mutex<[[Work]]>([[], []])
  private static let count = DispatchSemaphore(value: 0)

  private static let threads: Void = {
    for _ in 0..<(4 * JoinedThreads.mostAtOnce) {
      Thread.detachNewThread {
        while true {
          count.wait()
          let work = waiting.withLock { waiting in
            waiting.firstIndex { !$0.isEmpty }.map { waiting[$0].removeFirst() }
          }
          if let work { work.job.runSynchronously(on: work.executor) }
        }
      }
    }
  }()
}
