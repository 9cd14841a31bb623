import Platform
import Synchronization

/// The wish of a person at the keyboard to stop a long run: what is done is reported then.
///
/// The first interrupt (SIGINT) asks, and ends what would be waited for otherwise; a second one ends the
/// program at once, as every other signal does.
final class Interruption: Sendable {
  private let wish = Atomic(false)

  /// Whether it has been asked to stop.
  var isRequested: Bool { wish.load(ordering: .relaxed) }

  /// Listens for interrupts from now on; threads begun later do not see them.
  func listen() throws(ArenaError) {
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_BLOCK, &interrupt, nil)
    signal(SIGINT, SIG_DFL)
    do throws(ThreadRefusal) {
      try DetachedThread.start { [self, interrupt] in
        var interrupt = interrupt
        var number: Int32 = 0
        sigwait(&interrupt, &number)
        wish.store(true, ordering: .relaxed)
        ChildProgram.killAll()
        pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
        while true { pause() }
      }
    } catch {
      throw .noThreads
    }
  }
}
