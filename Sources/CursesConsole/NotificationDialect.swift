/// How a terminal is asked to have the desktop show a line of text.
enum NotificationDialect: Hashable, Sendable {
  /// `OSC 9`, which most terminals know.
  case short
  /// `OSC 777`, with a title, of rxvt and those built on VTE.
  case titled

  /// The dialect of the terminal that an environment tells of.
  init(environment: [String: String]) {
    let isTitled =
      environment["TERM", default: ""].hasPrefix("rxvt")
      || !environment["VTE_VERSION", default: ""].isEmpty
    self = isTitled ? .titled : .short
  }

  /// The bytes to send for a text; nothing in the text can end them or begin others.
  func sequence(for text: String, isUnicode: Bool) -> String {
    let text = Self.cleaned(text, isUnicode: isUnicode)
    return switch self {
    case .short: "\u{1B}]9;\(text)\u{07}"
    case .titled: "\u{1B}]777;notify;mue;\(text)\u{07}"
    }
  }

  /// At most 120 scalars, no control or format, and no semicolon, which divides fields.
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
