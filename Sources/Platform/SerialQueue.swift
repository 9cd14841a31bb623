import Synchronization

/// Work that a pool does in order, one item at a time.
public final class SerialQueue: Sendable {
  private struct State {
    var work: [@Sendable () -> Void] = []
    /// Whether a thread of the pool is working on it, or will be.
    var isListed = false
  }

  private let pool: ThreadPool
  private let state = Mutex(State())

  public init(in pool: ThreadPool) { self.pool = pool }

  /// Adds an item.
  public func begin(_ work: @escaping @Sendable () -> Void) {
    let isNew = state.withLock { state in
      state.work.append(work)
      defer { state.isListed = true }
      return !state.isListed
    }
    if isNew { pool.add(self) }
  }

  /// Waits until all items added so far are done, or until the time is up.
  public func finish(milliseconds: Int) {
    let isDone = Monitor(false)
    begin { isDone.change { $0 = true } }
    _ = isDone.wait(milliseconds: milliseconds) { $0 ? true : nil }
  }

  /// Does the oldest item; returns whether there are more.
  func workOnce() -> Bool {
    let work = state.withLock { $0.work.removeFirst() }
    work()
    return state.withLock { state in
      state.isListed = !state.work.isEmpty
      return state.isListed
    }
  }
}
