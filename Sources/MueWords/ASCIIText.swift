import Foundation

extension String {
  /// The text in plain ASCII: umlauts are spelled out, accents dropped, signs written as near as it
  /// can be; what is left of other scripts becomes question marks.
  public var inASCII: String {
    if utf8.allSatisfy({ $0 < 128 }) { return self }
    var plain = withPlainSigns
    for (letter, spelled) in Self.letters { plain = plain.replacing(letter, with: spelled) }
    plain = plain.folding(options: .diacriticInsensitive, locale: nil)
    return String(plain.map { $0.isASCII ? $0 : "?" })
  }

  /// The text with its letters as they are, and signs as near as ASCII can write them.
  public var withPlainSigns: String {
    if utf8.allSatisfy({ $0 < 128 }) { return self }
    return Self.signs.reduce(self) { text, sign in text.replacing(sign.0, with: sign.1) }
  }

  private static let letters = [
    ("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("Ä", "Ae"), ("Ö", "Oe"), ("Ü", "Ue"), ("ß", "ss"),
  ]

  private static let signs = [
    ("…", "..."), ("·", "-"), ("–", "-"), ("—", "-"), ("’", "'"), ("‘", "'"), ("“", "\""),
    ("”", "\""), ("„", "\""), ("«", "\""), ("»", "\""), ("¿", ""), ("¡", ""), ("º", "o"),
    ("−", "-"), ("×", "x"), ("→", "->"), ("←", "<-"), ("↑", "^"),
    ("↓", "v"), ("▲", "^"), ("•", "*"), ("♛", "C"), ("♝", "V"), ("♞", "P"), ("◉", "D"),
    ("▸", ">"), ("▼", "v"), ("‹", "<"), ("›", ">"),
  ]
}
