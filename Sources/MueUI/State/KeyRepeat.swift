import CellGrid

/// Recognizes a key that is held down by the time since its last press.
///
/// Nobody can see what a key did and press it again that quickly. The type reads no clock; the
/// caller passes all times.
public struct KeyRepeat: Sendable {
  /// The shortest time between two presses.
  private static let gap = Duration.milliseconds(150)

  private var last: (key: Key, at: Duration)?

  public init() {}

  /// Whether a key that has just arrived only repeats the last one.
  public mutating func isRepeated(_ key: Key, at now: Duration) -> Bool {
    defer { last = (key, now) }
    guard let last else { return false }
    return last.key == key && now - last.at < Self.gap
  }
}
