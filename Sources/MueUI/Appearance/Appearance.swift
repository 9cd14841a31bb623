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
    case .feltChosen, .feltEclat: style(.felt, on: .feltTurn, .bold)
    case .feltMade: style(.feltTurn, on: .felt, .bold)
    case .feltLost: style(.red, on: .card, .bold)
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
    case .feltTurn, .feltMade: page(attributes: .bold)
    case .feltChosen, .feltEclat: page(attributes: [.reverse, .bold])
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
    case .heading, .ask, .feltTurn, .feltMade, .chartLine(0): CellStyle(attributes: .bold)
    case .chosenLine, .feltChosen, .feltEclat: CellStyle(attributes: .reverse)
    case .feltLost: CellStyle(attributes: .underline)
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

/// The purpose of a piece of text or background, which a theme maps to colours.
enum Ink: Hashable, Sendable {
  /// Text outside the felt.
  case plain
  /// Less important text outside the felt.
  case quiet
  /// A heading outside the felt.
  case heading
  /// The chosen line of a list outside the felt.
  case chosenLine
  /// A question to the person.
  case ask
  /// The felt itself and the text on it.
  case felt
  /// Less important text on the felt.
  case feltQuiet
  /// Highlighted text on the felt: whose turn it is.
  case feltTurn
  /// The chosen line of a list on the felt.
  case feltChosen
  /// A contract that was made.
  case feltMade
  /// A contract that was lost.
  case feltLost
  /// An éclat.
  case feltEclat
  /// A card that can be chosen.
  case card(Suit)
  /// A card that cannot be played now.
  case greyed(Suit)
  /// A small card on the felt; marked when it is trump.
  case small(Suit, isTrump: Bool)
  /// A line of a chart and its name; the person's is 0 and the boldest.
  case chartLine(Int)

  /// Whether it marks what is chosen.
  var isOfChosen: Bool { self == .chosenLine || self == .feltChosen }
}

/// The light on the table where a terminal shows any colour: the felt is brightest in its middle, and the cards of a
/// trick and raised cards of the hand throw shadows.
struct FeltLight {
  private let felt: Color
  private let card: Color

  /// Nil on other terminals, and in a theme without colours.
  init?(_ look: Appearance) {
    guard look.abilities.palette == .direct, let felt = look.theme[.felt],
      let card = look.theme[.card]
    else { return nil }
    self.felt = felt
    self.card = card
  }

  /// The felt from its middle to its upper and lower edge: few shades, since each costs bytes.
  var shades: [Color] { (0..<3).map { felt.darkened(bySixteenths: UInt32($0)) } }

  /// Draws the light over a felt that is drawn in one colour, with shadows of the cards in an area.
  func draw(on grid: inout Grid, in rect: Rect, cardsIn area: Rect?) {
    let shades = shades
    let shadows = shades.map(\.inShadow)
    for y in rect.y..<rect.bottom {
      let distance = abs(2 * (y - rect.y) - (rect.height - 1))
      let band = min(distance * shades.count / rect.height, shades.count - 1)
      for x in rect.x..<rect.right {
        let place = Position(x: x, y: y)
        guard grid[place].style.background == felt else { continue }
        let isShadow = area.map { throwsShadow(on: place, in: $0, of: grid) } ?? false
        // Shadows pass by text, which would be harder to read.
        if isShadow || band > 0 {
          grid.setBackground(isShadow ? shadows[band] : shades[band], at: place)
        }
      }
    }
  }

  /// Draws shadows on what is drawn at some places.
  func shade(_ places: [Position], on grid: inout Grid) {
    for place in places {
      if let color = grid[place].style.background { grid.setBackground(color.inShadow, at: place) }
    }
  }

  /// Whether a card lies to the left of and above an empty place.
  private func throwsShadow(on place: Position, in area: Rect, of grid: Grid) -> Bool {
    let above = Position(x: place.x - 1, y: place.y - 1)
    guard area.contains(above), grid[place].character == " " else { return false }
    return grid[above].style.background == card
  }
}

extension Color {
  /// The colour in the shadow of a card.
  fileprivate var inShadow: Color { darkened(bySixteenths: 4) }

  /// The colour with less of each of red, green and blue.
  fileprivate func darkened(bySixteenths dark: UInt32) -> Color {
    func channel(_ shift: UInt32) -> UInt32 { (rgb >> shift & 255) * (16 - dark) / 16 }
    return Color(rgb: channel(16) << 16 | channel(8) << 8 | channel(0), basic: basic)
  }
}
