import FoundationEssentials
import MueGame

/// Tells the time.
protocol Clock: Sendable {
  /// The time from some beginning, that goes on whatever happens.
  var now: Duration { get }
  /// The time from some beginning, that stands still while the machine is asleep.
  var awake: Duration { get }
  /// The time of day, in seconds since 1970.
  var secondsSince1970: Int { get }
}

extension Clock {
  /// Today, where the person is.
  var today: Day? { Day.local(secondsSince1970) }

  /// How many milliseconds there are to go until a time, at least 0.
  func millisecondsLeft(until end: Duration) -> Int {
    max(0, Int((end - now) / .milliseconds(1)) + 1)
  }
}

/// The system's clocks.
struct SystemClock: Clock {
  private let beginning = ContinuousClock.now
  private let waking = SuspendingClock.now

  var now: Duration { ContinuousClock.now - beginning }
  var awake: Duration { SuspendingClock.now - waking }
  var secondsSince1970: Int { Int(Date.now.timeIntervalSince1970) }
}
