import Synchronization

@testable import mue

/// A clock that stands still unless it is moved.
final class SimulatedClock: Timepiece {
  private let time = Mutex(Duration.zero)

  var now: Duration { time.withLock { $0 } }
  var awake: Duration { now }
  var secondsSince1970: Int { 1_790_000_000 + Int(now.components.seconds) }

  /// Lets some milliseconds go by.
  func advance(milliseconds: Int) { time.withLock { $0 += .milliseconds(milliseconds) } }
}
