/// The escape sequence with which a terminal shows a desktop notification.
enum NotificationDialect: Hashable, Sendable {
  /// `OSC 9`, which most terminals support.
  case short
  /// `OSC 777`, with a title, for rxvt and VTE terminals.
  case titled

  /// The dialect of the terminal that the environment names.
  init(environment: [String: String]) {
    let isTitled =
      environment["TERM", default: ""].hasPrefix("rxvt")
      || !environment["VTE_VERSION", default: ""].isEmpty
    self = isTitled ? .titled : .short
  }

  /// The bytes to send for a text, which cannot contain escape sequences.
  func sequence(for text: String, isUnicode: Bool) -> String {
    let text = Self.cleaned(text, isUnicode: isUnicode)
    return switch self {
    case .short: "\u{1B}]9;\(text)\u{07}"
    case .titled: "\u{1B}]777;notify;mue;\(text)\u{07}"
    }
  }

  /// At most 120 scalars, without control and format characters and the semicolon, which separates fields.
  private static func cleaned(_ text: String, isUnicode: Bool) -> String {
    let kept = text.unicodeScalars.lazy.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        false
      default: scalar != ";" && (isUnicode || scalar.isASCII)
      }
    }
    return String(String.UnicodeScalarView(kept.prefix(120)))
  }
}
