import CellGrid
import MueRules
import MueWords

/// How things are shown on one terminal: the theme, as far as the terminal can show it.
public struct Look: Sendable {
  /// The choice of colours.
  public let theme: Theme
  /// What the terminal can show.
  public let abilities: Abilities
  let glyphs: Glyphs

  /// The look of a theme on a terminal.
  public init(theme: Theme, abilities: Abilities) {
    self.theme = theme
    self.abilities = abilities
    glyphs = Glyphs(unicode: abilities.unicode)
  }

  /// Text as the terminal can show it: in plain ASCII, umlauts and accents are spelled out or
  /// dropped.
  func shown(_ text: String) -> String { abilities.unicode ? text : text.inASCII }

  /// The style of an ink.
  func style(_ ink: Ink) -> Style {
    switch abilities.palette {
    case .none: monochrome(ink)
    case .eight, .sixteen: basic(ink)
    case .many: rich(ink)
    }
  }

  private func rich(_ ink: Ink) -> Style {
    switch ink {
    case .plain: .plain
    case .quiet: Style(foreground: Theme.grey)
    case .heading: Style(attributes: .bold)
    case .chosenLine: Style(attributes: [.reverse, .bold])
    case .ask: Style(foreground: nil, attributes: .bold)
    case .felt: Style(foreground: Theme.feltText, background: Theme.feltGreen)
    case .feltQuiet: Style(foreground: Theme.feltQuiet, background: Theme.feltGreen)
    case .feltTurn:
      Style(foreground: Theme.gold, background: Theme.feltGreen, attributes: .bold)
    case .feltChosen:
      Style(foreground: Theme.feltGreen, background: Theme.gold, attributes: .bold)
    case .card(let suit):
      Style(foreground: theme.color(suit), background: Theme.paper, attributes: .bold)
    case .greyed: Style(foreground: Theme.greyInk, background: Theme.greyPaper)
    case .small(let suit, let isTrump):
      Style(
        foreground: theme.color(suit), background: Theme.paper,
        attributes: isTrump ? [.bold, .underline] : [])
    }
  }

  private func basic(_ ink: Ink) -> Style {
    switch ink {
    case .felt, .feltQuiet: .plain
    case .quiet: .plain
    case .feltTurn: Style(attributes: .bold)
    case .feltChosen: Style(attributes: [.reverse, .bold])
    case .card(let suit), .small(let suit, _):
      Style(
        foreground: theme.color(suit), background: Theme.paper,
        attributes: ink.isTrump ? .underline : [])
    case .greyed: Style(attributes: .dim)
    default: rich(ink)
    }
  }

  private func monochrome(_ ink: Ink) -> Style {
    switch ink {
    case .heading, .ask, .feltTurn: Style(attributes: .bold)
    case .chosenLine, .feltChosen: Style(attributes: .reverse)
    case .card: Style(attributes: .bold)
    case .small: Style(attributes: ink.isTrump ? [.bold, .underline] : .bold)
    case .greyed: Style(attributes: .dim)
    default: .plain
    }
  }
}

extension Ink {
  /// Whether it is a card marked as trump.
  fileprivate var isTrump: Bool {
    if case .small(_, let isTrump) = self { isTrump } else { false }
  }
}
