import Synchronization

/// A cache of values by name; each is made at its first use and kept.
public final class LazyCache<Value: Sendable>: Sendable {
  private let made = Mutex<[String: Value?]>([:])
  private let make: @Sendable (String) -> Value?

  /// A cache for the values that `make` returns; nil for a name without a value.
  public init(_ make: @escaping @Sendable (String) -> Value?) { self.make = make }

  public subscript(name: String) -> Value? {
    made.withLock { made in
      if let value = made[name] { return value }
      let value = make(name)
      made[name] = .some(value)
      return value
    }
  }
}
