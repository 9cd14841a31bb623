import DetachedThreads
import Glibc

/// A thread for a loop that waits in `poll` most of the time.
enum LoopThread {
  /// Begins one that alone has something from now on.
  static func start<Thing>(
    handing thing: sending Thing, to body: @escaping @Sendable (Thing) -> Void
  ) throws(WireFault) {
    nonisolated(unsafe) let thing = thing
    try start { body(thing) }
  }

  /// Begins one, that gets none of the signals sent to the program.
  static func start(_ body: @escaping @Sendable () -> Void) throws(WireFault) {
    var before = sigset_t()
    var blocked = signals
    pthread_sigmask(SIG_SETMASK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    do throws(DetachedThread.Refusal) {
      try DetachedThread.start(body)
    } catch {
      throw .system(call: "pthread_create", error.number)
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
