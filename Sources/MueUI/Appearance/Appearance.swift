import CellGrid
import MueGame
import MueRules
import MueWords

/// How things are shown on one terminal: the theme, as far as the terminal can show it.
public struct Appearance: Sendable {
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
    if glyphs.unicode { return text }
    return abilities.unicode ? text.withPlainSigns : text.inASCII
  }
}
