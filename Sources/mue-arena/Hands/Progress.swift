import Platform
import Synchronization

/// How far a long run has come, on standard error: a line that is written over again and again in a
/// terminal, and a new line every half minute in a log.
final class Progress: Sendable {
  private struct State {
    var done = 0
    /// When something was shown last.
    var shown: ContinuousClock.Instant
    /// Whether a line stands there now.
    var isShown = false
  }

  private let say: @Sendable (_ done: Int, _ all: Int, _ left: String) -> String
  private let all: Int
  private let begin: ContinuousClock.Instant
  private let isTerminal: Bool
  private let pause: Duration
  private let state: Mutex<State>

  /// Progress over a number of deals, or of whatever else `say` tells of.
  init(_ all: Int, say: @escaping @Sendable (_ done: Int, _ all: Int, _ left: String) -> String) {
    self.all = all
    self.say = say
    begin = .now
    isTerminal = isatty(STDERR_FILENO) != 0
    pause = isTerminal ? .seconds(1) : .seconds(30)
    state = Mutex(State(shown: begin))
  }

  /// One more is done.
  func advance() {
    state.withLock { state in
      state.done += 1
      let now = ContinuousClock.now
      guard now - state.shown >= pause, state.done < all else { return }
      state.shown = now
      state.isShown = true
      let left = (now - begin) / Double(state.done) * Double(all - state.done)
      let text = say(state.done, all, Self.text(left))
      write(isTerminal ? "\r\u{1B}[K" + text : text + "\n")
    }
  }

  /// Takes the line away, so that a report can stand there.
  func clear() {
    state.withLock { state in
      if isTerminal, state.isShown { write("\r\u{1B}[K") }
      state.isShown = false
    }
  }

  /// A time as `1:02:03`, or `2:03` below an hour.
  static func text(_ time: Duration) -> String {
    let seconds = Int(time / .seconds(1))
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let shown = parts[0] == 0 ? Array(parts[1...]) : parts
    return shown.enumerated().map { index, number in
      index == 0 || number > 9 ? String(number) : "0\(number)"
    }.joined(separator: ":")
  }

  private func write(_ text: String) {
    StandardStreams.complain(text)
  }
}

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
