import MueData

extension StringProtocol {
  /// The text made safe to display: at most 60 scalars, without control or format characters.
  public var harmless: String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(60))).printable
  }

  /// The text without control and format characters or stacks of marks.
  ///
  /// It cannot move the cursor, reverse the direction of writing or cover other lines.
  public var printable: String {
    var marks = 0
    let kept = unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        return false
      case .nonspacingMark, .enclosingMark:
        marks += 1
        return marks <= String.markLimit
      default:
        marks = 0
        return true
      }
    }
    return String(String.UnicodeScalarView(kept))
  }
}

extension String {
  /// Whether the text would disturb the display on a terminal.
  ///
  /// It would if it has control characters or line separators, changes the direction of writing,
  /// hides something in format characters, or stacks marks on a letter. The two joiners are
  /// allowed: some scripts need them.
  var disturbsTerminal: Bool {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return false }
    var marks = 0
    return unicodeScalars.contains { scalar in
      // Looking up the category is slow, and these scalars are all harmless.
      if (0x20..<0x7F).contains(scalar.value) || (0xC0..<0x250).contains(scalar.value) {
        marks = 0
        return false
      }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        return true
      case .format: return scalar != "\u{200C}" && scalar != "\u{200D}"
      case .nonspacingMark, .enclosingMark:
        marks += 1
        return marks > Self.markLimit
      default:
        marks = 0
        return false
      }
    }
  }

  /// The maximum number of marks on a letter, as many as any script needs.
  static let markLimit = 3

  /// The text in plain ASCII: umlauts are spelled out, accents dropped, symbols approximated.
  ///
  /// All other characters become question marks.
  public var inASCII: String {
    if isASCII { return self }
    let plain = withPlainSigns.spelled(by: Self.letters)
    if plain.isASCII { return plain }
    let folded = plain.withoutMarks
    return String(folded.map { $0.isASCII ? $0 : "?" })
  }

  /// The text with its letters unchanged, and symbols approximated in ASCII.
  public var withPlainSigns: String { isASCII ? self : spelled(by: Self.signs) }

  private var isASCII: Bool { utf8.allSatisfy { $0 < 128 } }

  /// Replaces characters in one pass; plain terminals do this for all text that they show.
  private func spelled(by spellings: [Character: String]) -> String {
    var text = ""
    for character in self {
      if !character.isASCII, let spelling = spellings[character] {
        text += spelling
      } else {
        text.append(character)
      }
    }
    return text
  }

  private static let letters: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
  ]

  private static let signs: [Character: String] = [
    "…": "...", "·": "-", "–": "-", "—": "-", "’": "'", "‘": "'", "“": "\"",
    "”": "\"", "„": "\"", "«": "\"", "»": "\"", "¿": "", "¡": "", "º": "o",
    "−": "-", "×": "x", "→": "->", "←": "<-", "↑": "^",
    "↓": "v", "▲": "^", "•": "*", "♛": "C", "♝": "V", "♞": "P", "◉": "D",
    "▸": ">", "▼": "v", "‹": "<", "›": ">", "■": "#", "□": ".", "🟩": "#", "⬛": ".",
  ]
}
