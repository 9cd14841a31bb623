import Foundation

extension String {
  /// The text in plain ASCII: umlauts are spelled out, accents dropped, signs written as near as it
  /// can be; what is left of other scripts becomes question marks.
  public var inASCII: String {
    if utf8.allSatisfy({ $0 < 128 }) { return self }
    var plain = self
    for (sign, spelled) in Self.spellings { plain = plain.replacing(sign, with: spelled) }
    plain = plain.folding(options: .diacriticInsensitive, locale: nil)
    return String(plain.map { $0.isASCII ? $0 : "?" })
  }

  private static let spellings = [
    ("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("Ä", "Ae"), ("Ö", "Oe"), ("Ü", "Ue"), ("ß", "ss"),
    ("…", "..."), ("·", "-"), ("–", "-"), ("—", "-"), ("’", "'"), ("‘", "'"), ("“", "\""),
    ("”", "\""), ("„", "\""), ("−", "-"), ("×", "x"), ("→", "->"), ("←", "<-"), ("↑", "^"),
    ("↓", "v"), ("▲", "^"), ("•", "*"), ("♛", "C"), ("♝", "V"), ("♞", "P"), ("◉", "D"),
    ("▸", ">"), ("▼", "v"), ("‹", "<"), ("›", ">"),
  ]
}
