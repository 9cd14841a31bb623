import FoundationEssentials
import MueBots
import MueWords
import Platform

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

/// What the time of a decision is told by.
enum ThinkingClock {
  /// The time that the thinking thread has had a processor for itself: whatever else a busy machine
  /// does, no player is the weaker for it.
  case processor
  /// The time on the wall: what is left for programs, whose processors nobody here can watch.
  case wall

  /// The time now, in nanoseconds since some beginning.
  var nanoseconds: Int {
    var time = timespec()
    clock_gettime(self == .processor ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

extension ParsedOptions {
  /// How long is thought about each decision: at least so many playouts, and usually so many.
  func thinking(atLeast least: Int = 0, usually usual: Int) throws(OptionError) -> Thinking {
    let milliseconds = try number(of: "budget-ms", in: 1...600_000)
    let playouts = try number(of: "playouts", in: least...Limits.mostPlayouts)
    return milliseconds.map(Thinking.milliseconds) ?? .playouts(playouts ?? usual)
  }

  /// How much is done at the same time; where the clock limits the thinking, one thing unless more
  /// are asked for.
  func jobs(for thinking: Thinking) throws(OptionError) -> Int {
    let cores = thinking.isReproducible ? ProcessInfo.processInfo.activeProcessorCount : 1
    return try number(of: "jobs", in: 1...256) ?? max(1, min(256, cores))
  }
}
