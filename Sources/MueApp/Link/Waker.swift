import Synchronization

/// Wakes the loop of an evening that may not have begun yet.
final class Waker: Sendable {
  private let wake = Mutex<(@Sendable () -> Void)?>(nil)

  /// From now on this is called.
  func set(_ wake: @escaping @Sendable () -> Void) { self.wake.withLock { $0 = wake } }

  /// Wakes whoever is there.
  func callAsFunction() { wake.withLock { $0 }?() }
}
