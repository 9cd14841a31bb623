import Synchronization

/// Work that a pool does one piece after the other, in the order in which it was handed over.
public final class SerialQueue: Sendable {
  private struct State {
    var work: [@Sendable () -> Void] = []
    /// Whether a thread of the pool is busy with it, or will be.
    var isListed = false
  }

  private let pool: ThreadPool
  private let state = Mutex(State())

  /// A queue that the threads of a pool work for.
  public init(in pool: ThreadPool) { self.pool = pool }

  /// Hands a piece of work over.
  public func begin(_ work: @escaping @Sendable () -> Void) {
    let isNew = state.withLock { state in
      state.work.append(work)
      defer { state.isListed = true }
      return !state.isListed
    }
    if isNew { list() }
  }

  /// Waits until all that was handed over is done, but no longer than some milliseconds.
  public func finish(milliseconds: Int) {
    let isDone = Monitor(false)
    begin { isDone.change { $0 = true } }
    _ = isDone.wait(milliseconds: milliseconds) { $0 ? true : nil }
  }

  /// Does the piece of work that has waited longest.
  func workOnce() {
    let work = state.withLock { $0.work.removeFirst() }
    work()
    let isLeft = state.withLock { state in
      state.isListed = !state.work.isEmpty
      return state.isListed
    }
    if isLeft { list() }
  }

  private func list() { pool.state.change { $0.ready.append(self) } }
}
