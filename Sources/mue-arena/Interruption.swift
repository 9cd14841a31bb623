import Platform
import Synchronization

/// A request from the keyboard to stop a long run and report what has been done.
///
/// The first interrupt (SIGINT) makes the request and kills programs that play; a second one ends
/// the arena immediately, as does any other signal.
final class Interruption: Sendable {
  private let request = Atomic(false)

  /// Whether the run should stop.
  var isRequested: Bool { request.load(ordering: .relaxed) }

  /// Starts listening for interrupts; threads started later do not receive them.
  ///
  /// - Throws: `ArenaError.noThreads` if the system refuses a thread for it.
  func listen() throws(ArenaError) {
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_BLOCK, &interrupt, nil)
    signal(SIGINT, SIG_DFL)
    do throws(SystemError) {
      try DetachedThread.start { [self, interrupt] in
        var interrupt = interrupt
        var number: Int32 = 0
        sigwait(&interrupt, &number)
        request.store(true, ordering: .relaxed)
        ChildProgram.killAll()
        pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
        while true { pause() }
      }
    } catch {
      throw .noThreads
    }
  }
}
