import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// How one terminal shows the table: a theme, within the terminal's abilities.
public struct Appearance: Sendable {
  /// The choice of colours.
  public let theme: Theme
  /// What the terminal can show.
  public let abilities: Abilities
  let glyphs: Glyphs

  /// The appearance of a theme on a terminal.
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

extension Appearance {
  /// A grid as an SVG drawing, on the theme's page colour or a terminal's usual background.
  public func drawing(of grid: Grid) -> Drawing {
    Drawing(
      grid, text: theme[.text] ?? Color(rgb: 0xE4E4E4, basic: 7),
      page: theme[.page] ?? Color(rgb: 0x1C1C1C, basic: 0))
  }
}

extension Appearance {
  /// Whether there are colours: the theme has some, and the terminal shows them.
  var hasColors: Bool { theme.hasColors && abilities.palette != .none }

  func style(_ ink: Ink) -> CellStyle {
    switch abilities.palette {
    case _ where !theme.hasColors: monochrome(ink)
    case .none: monochrome(ink)
    case .eight, .sixteen: basic(ink)
    case .many, .direct: rich(ink)
    }
  }

  private func rich(_ ink: Ink) -> CellStyle {
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
      CellStyle(foreground: theme[suit], background: theme[.card], attributes: .bold)
    case .greyed(let suit):
      CellStyle(foreground: theme.dimmed(suit), background: theme[.greyCard])
    case .small(let suit, let isTrump):
      CellStyle(
        foreground: theme[suit], background: theme[.card],
        attributes: isTrump ? [.bold, .underline] : [])
    case .chartLine(0):
      CellStyle(foreground: theme[Suit.black], background: theme[.card], attributes: .bold)
    case .chartLine(let line):
      CellStyle(
        foreground: Self.suit(ofLine: line).map { theme[$0] } ?? theme[.quiet],
        background: theme[.card])
    }
  }

  /// The style of text beside the felt: the theme's page, or the terminal's own colours.
  private func page(_ foreground: Color? = nil, attributes: CellStyle.Attributes = []) -> CellStyle
  {
    CellStyle(
      foreground: foreground ?? theme[.text], background: theme[.page], attributes: attributes)
  }

  private func style(
    _ text: Theme.Part, on ground: Theme.Part, _ attributes: CellStyle.Attributes = []
  ) -> CellStyle {
    CellStyle(foreground: theme[text], background: theme[ground], attributes: attributes)
  }

  private func basic(_ ink: Ink) -> CellStyle {
    switch ink {
    case .felt, .feltQuiet, .quiet: page()
    case .feltTurn: page(attributes: .bold)
    case .feltChosen: page(attributes: [.reverse, .bold])
    case .card(let suit) where isPale(suit), .small(let suit, _) where isPale(suit):
      CellStyle(
        foreground: theme[Suit.black], background: theme[suit],
        attributes: ink.isTrump ? .underline : [])
    case .card(let suit), .small(let suit, _):
      CellStyle(
        foreground: theme[suit], background: theme[.card],
        attributes: ink.isTrump ? .underline : [])
    case .greyed(let suit) where suit == .black || isPale(suit) && theme[.page] != nil:
      page(attributes: .dim)
    case .greyed(let suit): page(theme[suit])
    case .chartLine(0): page(attributes: .bold)
    case .chartLine(let line):
      page(Self.suit(ofLine: line).flatMap { isPale($0) && theme[.page] != nil ? nil : theme[$0] })
    default: rich(ink)
    }
  }

  /// The suit in whose colour a line of a chart is drawn; nil for the sixth line, which is quiet.
  private static func suit(ofLine line: Int) -> Suit? {
    let suits: [Suit] = [.black, .red, .blue, .green, .yellow]
    return suits.indices.contains(line) ? suits[line] : nil
  }

  /// Whether cards are white on a terminal with few colours: 7, or 15 for the bright one.
  private var hasLightCards: Bool { theme[.card].map { $0.basic % 8 == 7 } ?? false }

  /// Whether a suit is unreadable on a light card with few colours, so that the card itself takes
  /// the colour.
  private func isPale(_ suit: Suit) -> Bool {
    hasLightCards && (suit == .yellow || suit == .green)
  }

  private func monochrome(_ ink: Ink) -> CellStyle {
    switch ink {
    case .heading, .ask, .feltTurn, .chartLine(0): CellStyle(attributes: .bold)
    case .chosenLine, .feltChosen: CellStyle(attributes: .reverse)
    case .card: CellStyle(attributes: .bold)
    case .small: CellStyle(attributes: ink.isTrump ? [.bold, .underline] : .bold)
    case .greyed: CellStyle(attributes: .dim)
    default: .plain
    }
  }
}

extension Ink {
  /// Whether the ink is for a card marked as trump.
  fileprivate var isTrump: Bool {
    if case .small(_, let isTrump) = self { isTrump } else { false }
  }
}
