import Dispatch
import Glibc
import Synchronization

/// The wish to stop, from the keyboard or a batch system: what is done is reported then.
///
/// The first signal asks, a second one ends the program at once.
final class Interruption: Sendable {
  private let wish = Atomic(false)

  /// Whether it has been asked to stop.
  var isRequested: Bool { wish.load(ordering: .relaxed) }

  /// Listens for interrupts for as long as the answer is kept.
  func listen() -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [self] in
        guard isRequested else { return wish.store(true, ordering: .relaxed) }
        signal(number, SIG_DFL)
        raise(number)
      }
      source.resume()
      return source
    }
  }
}
