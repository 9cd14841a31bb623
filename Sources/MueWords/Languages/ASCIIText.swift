import MueText

extension String {
  /// The text in plain ASCII: umlauts are spelled out, accents dropped, signs written as near as it
  /// can be; what is left of other scripts becomes question marks.
  public var inASCII: String {
    if isASCII { return self }
    let plain = withPlainSigns.spelled(by: Self.letters)
    if plain.isASCII { return plain }
    let folded = plain.withoutMarks
    return String(folded.map { $0.isASCII ? $0 : "?" })
  }

  /// The text with its letters as they are, and signs as near as ASCII can write them.
  public var withPlainSigns: String { isASCII ? self : spelled(by: Self.signs) }

  private var isASCII: Bool { utf8.allSatisfy { $0 < 128 } }

  /// The text with characters replaced, in one go: plain terminals have this done for all they show.
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
    "▸": ">", "▼": "v", "‹": "<", "›": ">",
  ]
}
