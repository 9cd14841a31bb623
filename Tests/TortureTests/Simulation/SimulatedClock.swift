import Synchronization

@testable import MueApp

/// A clock that stands still unless it is moved.
final class SimulatedClock: Clock {
  private let time = Mutex(Duration.zero)
  /// By how many seconds the time of day is wrong.
  private let error = Mutex(0)

  var now: Duration { time.withLock { $0 } }
  var awake: Duration { now }
  var secondsSince1970: Int {
    1_790_000_000 + Int(now.components.seconds) + error.withLock { $0 }
  }

  /// Sets the time of day forward or back, as a system may at any time.
  func leap(seconds: Int) { error.withLock { $0 = seconds } }

  /// Lets some milliseconds pass.
  func advance(milliseconds: Int) { time.withLock { $0 += .milliseconds(milliseconds) } }
}
