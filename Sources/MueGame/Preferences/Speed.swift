/// The pace of the computer players' moves.
public enum Speed: String, CaseIterable, Hashable, Sendable {
  /// A finished trick stays until a key is pressed.
  case slow
  case normal, fast, fastest

  /// The time that a computer player's move stays before the next one, in milliseconds.
  var moveMilliseconds: Int {
    switch self {
    case .slow: 1200
    case .normal: 600
    case .fast: 200
    case .fastest: 0
    }
  }

  /// The time that a finished trick stays on the table, in milliseconds; nil to wait for a key.
  ///
  /// A key removes it at any time.
  var trickMilliseconds: Int? {
    switch self {
    case .slow: nil
    case .normal: 2000
    case .fast: 900
    case .fastest: 250
    }
  }
}
