import CellGrid

/// Recognizes a key that is held down, by the time since the same key came last.
///
/// Nobody presses a key again that quickly, having seen what the first press did. It reads no clock:
/// all times come from the caller's.
public struct KeyRepeat: Sendable {
  /// The shortest time between two presses.
  private static let gap = Duration.milliseconds(150)

  private var last: (key: Key, at: Duration)?

  public init() {}

  /// Whether a key that has just arrived only repeats the one before.
  public mutating func isRepeated(_ key: Key, at now: Duration) -> Bool {
    defer { last = (key, now) }
    guard let last else { return false }
    return last.key == key && now - last.at < Self.gap
  }
}
