import Synchronization

/// Starts a thread, which the caller must join or detach; it receives no signals sent to the
/// program.
func createThread(_ body: @escaping @Sendable () -> Void) throws(SystemError) -> pthread_t {
  // A thread inherits the blocked signals of its creator.
  var before = sigset_t()
  var blocked = programSignals
  pthread_sigmask(SIG_SETMASK, &blocked, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  let body = Unmanaged.passRetained(ThreadBody(body))
  // The stack must not use up the memory: Swift would end the program at the next allocation.
  let (thread, failure) =
    AddressSpace.withRoom(megabytes: AddressSpace.enough) { startThread(body) } ?? (nil, ENOMEM)
  guard failure == 0, let thread else {
    body.release()
    throw SystemError(number: failure)
  }
  return thread
}

/// All signals except those for a fault in the thread itself.
private var programSignals: sigset_t {
  var set = sigset_t()
  sigfillset(&set)
  for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS] {
    sigdelset(&set, fault)
  }
  return set
}
