import MueBots
import MueWords

/// How long a mind may think about each decision.
enum Thinking: Hashable, Sendable {
  case playouts(Int)
  case milliseconds(Int)

  /// The limits of a decision that begins now, on this thread; an interruption ends it at once.
  func limits(
    by clock: ThinkingClock = .processor, until interruption: Interruption? = nil
  ) -> Limits {
    let isInterrupted = { @Sendable in interruption?.isRequested == true }
    switch self {
    case .playouts(let playouts): return Limits(playouts: playouts, isTimeUp: isInterrupted)
    case .milliseconds(let milliseconds):
      let end = clock.nanoseconds + milliseconds * 1_000_000
      return Limits(isTimeUp: { isInterrupted() || clock.nanoseconds >= end })
    }
  }

  /// What a program that plays a seat is told; of playouts it knows nothing and gets a second.
  var budgetMilliseconds: Int {
    if case .milliseconds(let milliseconds) = self { milliseconds } else { 1000 }
  }

  /// Whether the same seed gives the same hands wherever and with however many threads.
  var isReproducible: Bool {
    if case .playouts = self { true } else { false }
  }

  /// The budget in words.
  var phrase: Phrase {
    switch self {
    case .playouts(let playouts): .arenaPlayouts(playouts: playouts)
    case .milliseconds(let milliseconds): .arenaMilliseconds(milliseconds: milliseconds)
    }
  }
}
