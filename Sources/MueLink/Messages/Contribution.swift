import MueData

/// What a seat contributed to a comparison.
public enum Contribution: Hashable, Sendable {
  /// It had promised nothing.
  case none
  /// It had promised bytes, but did not reveal them in time.
  case late
  case given(Hex)
}

extension Contribution {
  init?(text: String) {
    switch text {
    case "-": self = .none
    case "late": self = .late
    default:
      guard let bytes = Hex(text, bytes: 32) else { return nil }
      self = .given(bytes)
    }
  }

  /// The text in a message; nil for none.
  var text: String? {
    switch self {
    case .none: nil
    case .late: "late"
    case .given(let bytes): bytes.text
    }
  }
}
