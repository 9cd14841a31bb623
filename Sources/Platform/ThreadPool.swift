import Synchronization

/// Threads that share the work of several queues.
///
/// The first is started at once, others when there is work and no thread is free. Without queues
/// they end as soon as their work is done.
///
/// ```swift
/// let queue = SerialQueue(in: try ThreadPool(threads: 2))
/// let sum = Monitor(0)
/// for number in 1...4 { queue.begin { sum.change { $0 += number } } }
/// let isDone = sum.wait(milliseconds: 60_000) { $0 == 10 ? true : nil }
/// ```
public final class ThreadPool: Sendable {
  struct State {
    /// The queues with work that no thread is handling, the longest waiting first.
    var ready: [SerialQueue] = []
    var threads = 0
    /// The number of threads that are waiting for work.
    var idle = 0
    var isClosed = false
  }

  private let state = Monitor(State())
  private let most: Int
  private let preparation: @Sendable () -> Void

  /// Starts the first of at most `threads` threads; each begins by running `preparation`.
  ///
  /// - Throws: `SystemError` if the system refuses the first thread. If it refuses a later one, the
  ///   work waits for the existing threads.
  public init(
    threads: Int, preparation: @escaping @Sendable () -> Void = {}
  ) throws(SystemError) {
    most = threads
    self.preparation = preparation
    state.change { $0.threads = 1 }
    try start()
  }

  deinit { state.change { $0.isClosed = true } }

  /// Adds a queue that has work; starts a thread for it if none is free.
  func add(_ queue: SerialQueue) {
    let needsThread = state.change { state in
      state.ready.append(queue)
      guard state.ready.count > state.idle, state.threads < most else { return false }
      state.threads += 1
      return true
    }
    guard needsThread else { return }
    let isMade: Void? = Log.attempt("to make another thread") { () throws(SystemError) in
      try start()
    }
    if isMade == nil { state.change { $0.threads -= 1 } }
  }

  private func start() throws(SystemError) {
    try DetachedThread.start { [state, preparation] in
      preparation()
      while let queue = Self.next(state) {
        // This thread itself is free for the rest.
        if queue.workOnce() { state.change { $0.ready.append(queue) } }
      }
    }
  }

  /// The next queue to work on; nil if there will be none.
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
