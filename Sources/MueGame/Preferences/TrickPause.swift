/// How long a finished trick lies on the table before it goes.
public enum TrickPause: String, CaseIterable, Hashable, Sendable {
  /// As long as the speed says.
  case speed
  /// Just under a second.
  case short
  /// Four seconds.
  case long
  /// Until a key is pressed.
  case key

  /// The pause in milliseconds at a speed; nil until a key is pressed.
  public func milliseconds(at speed: Speed) -> Int? {
    switch self {
    case .speed: speed.trickMilliseconds
    case .short: 900
    case .long: 4000
    case .key: nil
    }
  }
}
