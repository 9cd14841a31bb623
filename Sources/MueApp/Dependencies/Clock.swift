import MueGame

protocol Clock: Sendable {
  /// The time since an arbitrary zero, including the time while the machine is asleep.
  var now: Duration { get }
  /// The time since an arbitrary zero, excluding the time while the machine is asleep.
  var awake: Duration { get }
  /// The time of day, in seconds since 1970.
  var secondsSince1970: Int { get }
}

extension Clock {
  var today: Day? { Day.local(secondsSince1970) }

  /// The milliseconds left until a time, at least 0.
  func millisecondsLeft(until end: Duration) -> Int {
    max(0, Int((end - now) / .milliseconds(1)) + 1)
  }
}
