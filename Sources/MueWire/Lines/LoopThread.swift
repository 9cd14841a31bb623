import Glibc

/// A thread for a loop that waits in `poll` most of the time.
enum LoopThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Begins one that alone has something from now on.
  static func start<Thing>(
    handing thing: sending Thing, to body: @escaping @Sendable (Thing) -> Void
  ) throws(WireFault) {
    nonisolated(unsafe) let thing = thing
    try start { body(thing) }
  }

  /// Begins one, that gets none of the signals sent to the program.
  static func start(_ body: @escaping @Sendable () -> Void) throws(WireFault) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    let work = Unmanaged.passRetained(Work(body))
    var before = sigset_t()
    var blocked = signals
    pthread_sigmask(SIG_SETMASK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let result = pthread_create(
      &thread, &attributes,
      { work in
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard result == 0 else {
      work.release()
      throw .system(call: "pthread_create", result)
    }
  }

  /// Every signal but those that tell of a fault in the thread itself.
  private static var signals: sigset_t {
    var set = sigset_t()
    sigfillset(&set)
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS] {
      sigdelset(&set, fault)
    }
    return set
  }
}
