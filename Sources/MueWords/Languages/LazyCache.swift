import Synchronization

/// Values by their names, each made when it is first asked for, and kept.
public final class LazyCache<Value: Sendable>: Sendable {
  private let made = Mutex<[String: Value?]>([:])
  private let make: @Sendable (String) -> Value?

  /// Values as they are made; nil where there is none of a name.
  public init(_ make: @escaping @Sendable (String) -> Value?) { self.make = make }

  /// The value of a name.
  public subscript(name: String) -> Value? {
    made.withLock { made in
      if let value = made[name] { return value }
      let value = make(name)
      made[name] = .some(value)
      return value
    }
  }
}
