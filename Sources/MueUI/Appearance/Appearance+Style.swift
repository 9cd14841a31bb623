import CellGrid
import MueRules

extension Appearance {
  /// The style of an ink.
  func style(_ ink: Ink) -> Style {
    switch abilities.palette {
    case _ where !theme.hasColors: monochrome(ink)
    case .none: monochrome(ink)
    case .eight, .sixteen: basic(ink)
    case .many, .direct: rich(ink)
    }
  }

  private func rich(_ ink: Ink) -> Style {
    switch ink {
    case .plain: page()
    case .quiet: page(theme[.quiet])
    case .heading, .ask: page(attributes: .bold)
    case .chosenLine: page(attributes: [.reverse, .bold])
    case .felt: style(.feltText, on: .felt)
    case .feltQuiet: style(.feltQuiet, on: .felt)
    case .feltTurn: style(.feltTurn, on: .felt, .bold)
    case .feltChosen: style(.felt, on: .feltTurn, .bold)
    case .card(let suit):
      Style(foreground: theme[suit], background: theme[.card], attributes: .bold)
    case .greyed: style(.greyText, on: .greyCard)
    case .small(let suit, let isTrump):
      Style(
        foreground: theme[suit], background: theme[.card],
        attributes: isTrump ? [.bold, .underline] : [])
    }
  }

  /// Beside the felt: the theme's page, or the terminal's own colours.
  private func page(_ foreground: Color? = nil, attributes: Style.Attributes = []) -> Style {
    Style(
      foreground: foreground ?? theme[.text], background: theme[.page], attributes: attributes)
  }

  private func style(
    _ text: Theme.Part, on ground: Theme.Part, _ attributes: Style.Attributes = []
  ) -> Style {
    Style(foreground: theme[text], background: theme[ground], attributes: attributes)
  }

  private func basic(_ ink: Ink) -> Style {
    switch ink {
    case .felt, .feltQuiet, .quiet: page()
    case .feltTurn: page(attributes: .bold)
    case .feltChosen: page(attributes: [.reverse, .bold])
    case .card(let suit) where isPale(suit), .small(let suit, _) where isPale(suit):
      Style(
        foreground: theme[Suit.black], background: theme[suit],
        attributes: ink.isTrump ? .underline : [])
    case .card(let suit), .small(let suit, _):
      Style(
        foreground: theme[suit], background: theme[.card],
        attributes: ink.isTrump ? .underline : [])
    case .greyed: page(attributes: .dim)
    default: rich(ink)
    }
  }

  /// Whether cards are white where there are few colours: 7, or 15 for the bright one.
  private var hasLightCards: Bool { theme[.card].map { $0.basic % 8 == 7 } ?? false }

  /// Whether a suit cannot be read on a light card where there are few colours, so that it is the card.
  private func isPale(_ suit: Suit) -> Bool {
    hasLightCards && (suit == .yellow || suit == .green)
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
