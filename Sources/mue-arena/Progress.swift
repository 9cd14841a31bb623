import Platform
import Synchronization

/// Shows the progress of a long run on standard error: in a terminal as one line, rewritten every
/// second; in a log as a new line every half minute.
final class Progress: Sendable {
  private struct State {
    var done = 0
    /// The time when a line was last shown.
    var shown: ContinuousClock.Instant
    /// Whether a line is on the terminal now.
    var isShown = false
  }

  private let all: Int
  private let things: String
  let begin: ContinuousClock.Instant
  private let isTerminal: Bool
  private let pause: Duration
  private let state: Mutex<State>

  /// The progress over a number of things, such as deals.
  init(of all: Int, _ things: String) {
    self.all = all
    self.things = things
    begin = .now
    isTerminal = isatty(STDERR_FILENO) != 0
    pause = isTerminal ? .seconds(1) : .seconds(30)
    state = Mutex(State(shown: begin))
  }

  func advance() {
    state.withLock { state in
      state.done += 1
      let now = ContinuousClock.now
      guard now - state.shown >= pause, state.done < all else { return }
      state.shown = now
      state.isShown = true
      let left = (now - begin) / Double(state.done) * Double(all - state.done)
      let text = "\(state.done) of \(all) \(things), \(Self.text(left)) left"
      write(isTerminal ? "\r\u{1B}[K" + text : text + "\n")
    }
  }

  /// Clears the line to make room for a report.
  func clear() {
    state.withLock { state in
      if isTerminal, state.isShown { write("\r\u{1B}[K") }
      state.isShown = false
    }
  }

  /// A duration as `1:02:03`, or `2:03` below an hour.
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
