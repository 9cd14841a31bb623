import Synchronization

/// A value behind a lock, with a condition variable: other threads can wait for it to change.
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
  /// Nil if that takes longer than the given number of milliseconds; without a limit it waits for
  /// ever.
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
