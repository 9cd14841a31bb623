/// Threads that are made once and share the work of several queues.
///
/// When no queue is left, they end as soon as they are done.
///
/// ```swift
/// let queue = SerialQueue(in: try ThreadPool(threads: 2))
/// let sum = Monitor(0)
/// for number in 1...4 { queue.begin { sum.change { $0 += number } } }
/// let isDone = sum.wait(milliseconds: 60_000) { $0 == 10 ? true : nil }
/// ```
public final class ThreadPool: Sendable {
  struct State {
    /// The queues with work that no thread is busy with, the one that waits longest first.
    var ready: [SerialQueue] = []
    var isClosed = false
  }

  let state = Monitor(State())

  /// Makes so many threads; each begins with `preparation`.
  ///
  /// - Throws: `ThreadRefusal` when the system gives fewer.
  public init(
    threads: Int, preparation: @escaping @Sendable () -> Void = {}
  ) throws(ThreadRefusal) {
    for _ in 0..<threads {
      try DetachedThread.start { [state] in
        preparation()
        while let queue = Self.next(state) { queue.workOnce() }
      }
    }
  }

  deinit { state.change { $0.isClosed = true } }

  /// The queue to work for next; nil when there will be none any more.
  private static func next(_ state: Monitor<State>) -> SerialQueue? {
    let next: SerialQueue?? = state.wait { state in
      if state.ready.isEmpty { return state.isClosed ? .some(nil) : nil }
      return state.ready.removeFirst()
    }
    return next ?? nil
  }
}
