/// The function that a new thread runs.
final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Starts a POSIX thread, which releases the body; `failure` is what `pthread_create` returns.
func startThread(_ body: Unmanaged<ThreadBody>) -> (thread: pthread_t?, failure: CInt) {
  #if canImport(Darwin)
    var thread: pthread_t?
    let failure = pthread_create(
      &thread, nil,
      { body in
        Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().run()
        return nil
      }, body.toOpaque())
  #else
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { body in
        if let body { Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
  #endif
  return (thread, failure)
}

#if canImport(Darwin)
  /// The clock of condition variables; Darwin supports only the time of day.
  let conditionClock = CLOCK_REALTIME
#else
  let conditionClock = CLOCK_MONOTONIC
#endif

/// Initializes a condition variable whose deadlines are times of `conditionClock`.
func initializeCondition(_ condition: UnsafeMutablePointer<pthread_cond_t>) {
  #if canImport(Darwin)
    pthread_cond_init(condition, nil)
  #else
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, conditionClock)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  #endif
}
