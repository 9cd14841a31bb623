/// Threads that share the work of several queues.
///
/// One is made at once, the others when there is work that no thread is free for. When no queue is left,
/// they end as soon as they are done.
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
    /// How many threads there are.
    var threads = 0
    /// How many of them wait for work.
    var idle = 0
    var isClosed = false
  }

  private let state = Monitor(State())
  private let most: Int
  private let preparation: @Sendable () -> Void

  /// Makes the first of at most so many threads; each begins with `preparation`.
  ///
  /// - Throws: `ThreadRefusal` when the system refuses that one. Where it refuses another later on, the
  ///   work waits for those there are.
  public init(
    threads: Int, preparation: @escaping @Sendable () -> Void = {}
  ) throws(ThreadRefusal) {
    most = threads
    self.preparation = preparation
    state.change { $0.threads = 1 }
    try start()
  }

  deinit { state.change { $0.isClosed = true } }

  /// Hands over a queue that has work; a thread is made for it if none is free.
  func add(_ queue: SerialQueue) {
    let needsThread = state.change { state in
      state.ready.append(queue)
      guard state.ready.count > state.idle, state.threads < most else { return false }
      state.threads += 1
      return true
    }
    guard needsThread else { return }
    let isMade: Void? = Log.attempt("to make another thread") { () throws(ThreadRefusal) in
      try start()
    }
    if isMade == nil { state.change { $0.threads -= 1 } }
  }

  private func start() throws(ThreadRefusal) {
    try DetachedThread.start { [state, preparation] in
      preparation()
      while let queue = Self.next(state) {
        // The thread is free itself for what is left.
        if queue.workOnce() { state.change { $0.ready.append(queue) } }
      }
    }
  }

  /// The queue to work for next; nil when there will be none any more.
  private static func next(_ state: Monitor<State>) -> SerialQueue? {
    state.change { $0.idle += 1 }
    let next: SerialQueue?? = state.wait { state in
      if state.ready.isEmpty { return state.isClosed ? .some(nil) : nil }
      state.idle -= 1
      return state.ready.removeFirst()
    }
    return next ?? nil
  }
}
