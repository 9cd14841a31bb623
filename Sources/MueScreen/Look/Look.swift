import CellGrid
import Foundation
import MueRules
import MueTable

/// How things are shown on one terminal: the theme, as far as the terminal can show it.
public struct Look: Sendable {
  /// The choice of colours.
  public let theme: Theme
  /// What the terminal can show.
  public let abilities: Abilities
  let glyphs: Glyphs

  /// The look of a theme on a terminal.
  public init(theme: Theme, symbols: Symbols = .shapes, abilities: Abilities) {
    self.theme = theme
    self.abilities = abilities
    let unicode = abilities.unicode && symbols != .ascii
    glyphs = Glyphs(
      unicode: unicode, hasShapes: symbols == .shapes,
      digits: unicode ? theme.digits : Theme.usualDigits)
  }

  /// Text as the terminal can show it: in plain ASCII, umlauts and accents are spelled out or
  /// dropped.
  func shown(_ text: String) -> String {
    if glyphs.unicode || text.utf8.allSatisfy({ $0 < 128 }) { return text }
    var plain = text
    for (sign, spelled) in Self.signs { plain = plain.replacing(sign, with: spelled) }
    if abilities.unicode { return plain }
    for (letter, spelled) in Self.letters { plain = plain.replacing(letter, with: spelled) }
    plain = plain.folding(options: .diacriticInsensitive, locale: nil)
    return String(plain.map { $0.isASCII ? $0 : "?" })
  }

  private static let letters = [
    ("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("Ä", "Ae"), ("Ö", "Oe"), ("Ü", "Ue"), ("ß", "ss"),
  ]

  private static let signs = [
    ("…", "..."), ("·", "-"), ("–", "-"), ("—", "-"), ("’", "'"), ("‘", "'"), ("“", "\""),
    ("”", "\""), ("„", "\""), ("−", "-"), ("×", "x"), ("→", "->"), ("←", "<-"), ("↑", "^"),
    ("↓", "v"), ("▲", "^"), ("•", "*"), ("♛", "C"), ("♝", "V"), ("♞", "P"), ("◉", "D"), ("▸", ">"),
    ("▼", "v"), ("‹", "<"), ("›", ">"),
  ]
}
