/// Why the system gives the program no thread.
public struct ThreadRefusal: Error, Hashable, Sendable {
  /// What it says of it, as `errno` would.
  public let number: Int32
}
