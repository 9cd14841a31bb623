import MueBots

/// The thinking time for each decision.
enum Thinking: Hashable, Sendable {
  case playouts(Int)
  case milliseconds(Int)

  /// Reads a budget: `200p` for playouts, `30ms` for milliseconds; nil if it is not one.
  init?(text: some StringProtocol) {
    if text.hasSuffix("ms"), let time = Int(text.dropLast(2)), Self.times.contains(time) {
      self = .milliseconds(time)
    } else if text.hasSuffix("p"), let playouts = Int(text.dropLast()),
      (0...Limits.mostPlayouts).contains(playouts)
    {
      self = .playouts(playouts)
    } else {
      return nil
    }
  }

  /// The range of milliseconds for a decision.
  static let times = 1...600_000

  /// The limits for a decision that starts now on this thread; an interrupt ends it immediately.
  func limits(
    by clock: ThinkingClock = .processor, until interruption: Interruption? = nil
  ) -> Limits {
    let isInterrupted = { @Sendable in interruption?.isRequested == true }
    switch self {
    case .playouts(let playouts): return Limits(playouts: playouts, isTimeUp: isInterrupted)
    case .milliseconds(let milliseconds):
      let start = clock.nanoseconds
      let end = start + milliseconds * 1_000_000
      let searchEnd = start + milliseconds * 10_000 * Limits.searchPercent
      return Limits(
        isSearchOver: { isInterrupted() || clock.nanoseconds >= searchEnd },
        isTimeUp: { isInterrupted() || clock.nanoseconds >= end })
    }
  }

  /// The budget announced to programs, which do not know playouts: it is then one second.
  var budgetMilliseconds: Int {
    if case .milliseconds(let milliseconds) = self { milliseconds } else { 1000 }
  }

  /// Whether the same seed gives the same hands on every machine and with any number of threads.
  var isReproducible: Bool {
    if case .playouts = self { true } else { false }
  }

  /// The budget in words.
  var text: String {
    switch self {
    case .playouts(let playouts): Figures.count(playouts, "playout") + " a decision"
    case .milliseconds(let milliseconds): "\(milliseconds) ms a decision"
    }
  }
}
