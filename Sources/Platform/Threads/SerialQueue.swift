import Synchronization

/// Work that a pool does in order, one piece after the other.
public final class SerialQueue: Sendable {
  private struct State {
    var work: [@Sendable () -> Void] = []
    /// Whether a thread of the pool is busy with it, or will be.
    var isListed = false
  }

  private let pool: ThreadPool
  private let state = Mutex(State())

  /// A queue for the threads of a pool.
  public init(in pool: ThreadPool) { self.pool = pool }

  /// Adds a piece of work.
  public func begin(_ work: @escaping @Sendable () -> Void) {
    let isNew = state.withLock { state in
      state.work.append(work)
      defer { state.isListed = true }
      return !state.isListed
    }
    if isNew { pool.add(self) }
  }

  /// Waits until all work added so far is done, at most for some milliseconds.
  public func finish(milliseconds: Int) {
    let isDone = Monitor(false)
    begin { isDone.change { $0 = true } }
    _ = isDone.wait(milliseconds: milliseconds) { $0 ? true : nil }
  }

  /// Does the oldest piece of work; answers whether there is more.
  func workOnce() -> Bool {
    let work = state.withLock { $0.work.removeFirst() }
    work()
    return state.withLock { state in
      state.isListed = !state.work.isEmpty
      return state.isListed
    }
  }
}
