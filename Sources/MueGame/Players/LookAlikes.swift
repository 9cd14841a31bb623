import MueData

/// Letters and digits that look alike on a screen, by Unicode's list of confusable characters.
enum LookAlikes {
  /// The letters and digits of a text, with all that look alike replaced by one of them.
  ///
  /// The result is for comparison, not for display. A text without letters or digits is compared by
  /// its signs.
  ///
  /// - Parameter capital: The replacement for a capital I.
  static func skeleton(of text: String, readingI capital: Unicode.Scalar = "I") -> String {
    let letters = text.compatible.unicodeScalars.filter(isCompared).map { letter in
      let other = letter.isASCII ? letter : likes[letter] ?? letter
      return switch other {
      case "0": "o" as Unicode.Scalar
      case "1", "|", "!": "l" as Unicode.Scalar
      case "I": capital
      default: other
      }
    }
    return letters.isEmpty ? text.folded : String(String.UnicodeScalarView(letters)).folded
  }

  /// Whether it is a letter, a digit, or a sign that looks like one.
  private static func isCompared(_ scalar: Unicode.Scalar) -> Bool {
    isLetterOrDigit(scalar) || scalar == "|" || scalar == "!"
  }

  static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber:
      true
    default: false
    }
  }

  /// The basic letter that each of these letters looks like.
  private static let likes: [Unicode.Scalar: Unicode.Scalar] = {
    var likes: [Unicode.Scalar: Unicode.Scalar] = [:]
    for group in table.split(separator: ";") {
      let parts = group.split(separator: ":")
      guard parts.count == 2, let letter = scalar(parts[0]) else { continue }
      for other in parts[1].split(separator: ",").compactMap(scalar) { likes[other] = letter }
    }
    return likes
  }()

  private static func scalar(_ digits: Substring) -> Unicode.Scalar? {
    UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}

extension Unicode.GeneralCategory {
  /// Whether it is the category of accents or other marks on letters.
  var isMark: Bool { self == .nonspacingMark || self == .spacingMark }
}
