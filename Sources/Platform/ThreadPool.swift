import Synchronization

/// Threads that share the work of several queues.
///
/// The first is started at once, others when there is work and no thread is free. When no queue is
/// left, they end as soon as they are done.
///
/// ```swift
/// let queue = SerialQueue(in: try ThreadPool(threads: 2))
/// let sum = Monitor(0)
/// for number in 1...4 { queue.begin { sum.change { $0 += number } } }
/// let isDone = sum.wait(milliseconds: 60_000) { $0 == 10 ? true : nil }
/// ```
public final class ThreadPool: Sendable {
  struct State {
    /// The queues with work that no thread is doing, the one that has waited longest first.
    var ready: [SerialQueue] = []
    var threads = 0
    /// The number of threads that are waiting for work.
    var idle = 0
    var isClosed = false
  }

  private let state = Monitor(State())
  private let most: Int
  private let preparation: @Sendable () -> Void

  /// Starts the first of at most `threads` threads; each begins with `preparation`.
  ///
  /// - Throws: `SystemError` if the system refuses that one. If it refuses another one later, the
  ///   work waits for the existing ones.
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
        // This thread is itself free for what is left.
        if queue.workOnce() { state.change { $0.ready.append(queue) } }
      }
    }
  }

  /// The next queue to work for; nil if there will be none.
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

/// Work that a pool does in order, one item after the other.
public final class SerialQueue: Sendable {
  private struct State {
    var work: [@Sendable () -> Void] = []
    /// Whether a thread of the pool is working for it, or will be.
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

  /// Waits until all items added so far are done, at most for a number of milliseconds.
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

/// A value behind a lock, with a condition variable: other threads can wait for changes of it.
public final class Monitor<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>

  public init(_ value: Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    changed = .allocate(capacity: 1)
    changed.initialize(to: pthread_cond_t())
    initializeCondition(changed)
  }

  deinit {
    pthread_cond_destroy(changed)
    changed.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Changes the value and wakes the waiting threads.
  public func change<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(lock)
    }
    return body(&value)
  }

  /// Waits until `body` returns a value, and returns it.
  ///
  /// Nil if it does not within a number of milliseconds; without a limit it waits for ever.
  public func wait<Result>(
    milliseconds: Int? = nil, for body: (inout Value) -> Result?
  ) -> Result? {
    var deadline = timespec()
    clock_gettime(conditionClock, &deadline)
    deadline.tv_sec += (milliseconds ?? 0) / 1000
    deadline.tv_nsec += (milliseconds ?? 0) % 1000 * 1_000_000
    if deadline.tv_nsec >= 1_000_000_000 {
      deadline.tv_sec += 1
      deadline.tv_nsec -= 1_000_000_000
    }
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let result = body(&value) { return result }
      if milliseconds == nil {
        pthread_cond_wait(changed, lock)
      } else if pthread_cond_timedwait(changed, lock, &deadline) == ETIMEDOUT {
        return body(&value)
      }
    }
  }
}
