import Synchronization

/// Wakes the loop of a session that may not have begun yet.
final class Waker: Sendable {
  private let wake = Mutex<(@Sendable () -> Void)?>(nil)

  func set(_ wake: @escaping @Sendable () -> Void) { self.wake.withLock { $0 = wake } }

  /// Wakes the loop, if there is one.
  func callAsFunction() { wake.withLock { $0 }?() }
}
