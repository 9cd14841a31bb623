/// How fast the table moves when computer players play.
public enum Speed: String, CaseIterable, Hashable, Sendable {
  /// A finished trick lies until a key is pressed.
  case slow
  case normal, fast, fastest

  /// How long a computer player's move stays before the next one, in milliseconds.
  var moveMilliseconds: Int {
    switch self {
    case .slow: 1200
    case .normal: 600
    case .fast: 200
    case .fastest: 0
    }
  }

  /// How long a finished trick stays on the table, in milliseconds; nil until a key is pressed.
  ///
  /// A key takes it at any time.
  var trickMilliseconds: Int? {
    switch self {
    case .slow: nil
    case .normal: 2000
    case .fast: 900
    case .fastest: 250
    }
  }
}
