import CellGrid
import MueGame
import MueRules
import MueWords

/// How a terminal shows the table: a theme, within the terminal's abilities.
public struct Appearance: Sendable {
  let theme: Theme
  let abilities: Abilities
  let glyphs: Glyphs
  /// The terminal's characters, if its font is known and has letters beyond ASCII; otherwise nil,
  /// and letters are passed to the terminal as they are.
  private let letters: Set<Unicode.Scalar>?

  public init(theme: Theme, symbols: Symbols = .shapes, abilities: Abilities) {
    self.theme = theme
    self.abilities = abilities
    let isPlain = !abilities.unicode || symbols == .ascii
    func canShow(_ signs: some Sequence<Character>) -> Bool {
      !isPlain && abilities.font.map { Self.has($0, signs) } ?? true
    }
    letters = abilities.font.flatMap { font in
      font.contains { !$0.isASCII && $0.properties.isAlphabetic } ? font : nil
    }
    let unicode = canShow(Glyphs.signs)
    glyphs = Glyphs(
      unicode: unicode, hasLines: canShow(Glyphs.lines), hasShapes: symbols == .shapes,
      digits: unicode && canShow(theme.digits) ? theme.digits : Theme.usualDigits)
  }

  /// Whether a font has every sign of the table; otherwise plain signs are drawn.
  public static func canShowSigns(_ font: Set<Unicode.Scalar>) -> Bool { has(font, Glyphs.signs) }

  private static func has(
    _ font: Set<Unicode.Scalar>, _ signs: some Sequence<Character>
  ) -> Bool {
    signs.allSatisfy { $0.unicodeScalars.allSatisfy { $0.isASCII || font.contains($0) } }
  }

  /// Text as the terminal can show it: missing umlauts are spelled out, missing accents dropped.
  func shown(_ text: String) -> String {
    if glyphs.unicode { return text }
    guard abilities.unicode else { return text.inASCII }
    let text = text.withPlainSigns
    guard let letters, !text.utf8.allSatisfy({ $0 < 128 }) else { return text }
    return text.map { Self.has(letters, CollectionOfOne($0)) ? String($0) : String($0).inASCII }
      .joined()
  }
}

extension Appearance {
  /// A grid as an SVG drawing, on the theme's page colour or a terminal's usual background.
  public func drawing(of grid: Grid) -> Drawing {
    Drawing(
      grid, text: theme[.text] ?? Color(rgb: 0xE4E4E4, basic: 7),
      page: theme[.page] ?? Color(rgb: 0x1C1C1C, basic: 0))
  }

  /// Whether the theme has colours and the terminal shows them.
  var hasColors: Bool { theme.hasColors && abilities.palette != .none }

  /// Whether cards are sheets of paper and keys have caps, both drawn as blocks of colour;
  /// otherwise they are drawn with lines.
  var hasBlocks: Bool {
    guard hasColors, glyphs.unicode else { return false }
    return switch abilities.palette {
    case .none, .eight: false
    // Sheets need light paper that differs from the felt.
    case .sixteen: hasLightCards && theme[.felt]?.basic != theme[.card]?.basic
    case .many, .direct: true
    }
  }

  /// The colour of a card's paper, dimmed if the card is not legal now; nil if the theme has none.
  func paper(isGrey: Bool) -> Color? {
    style(isGrey ? .greyed(.black) : .card(.black)).background
  }

  /// The style of a card's number: on paper, if the suit's symbol is drawn on the suit's colour.
  func number(_ ink: Ink) -> CellStyle {
    guard abilities.palette == .sixteen, hasBlocks else { return style(ink) }
    switch ink {
    case .card(let suit) where isPale(suit), .small(let suit, _) where isPale(suit):
      return CellStyle(
        foreground: theme[Suit.black], background: theme[.card],
        attributes: style(ink).attributes)
    default: return style(ink)
    }
  }

  func style(_ ink: Ink) -> CellStyle {
    switch abilities.palette {
    case _ where !theme.hasColors: monochrome(ink)
    case .none: monochrome(ink)
    case .sixteen where hasBlocks: sixteen(ink)
    case .eight, .sixteen: basic(ink)
    case .many, .direct: rich(ink)
    }
  }

  /// Dark text on a light ground, for themes that do not colour the page.
  private static let night = Color(rgb: 0x16181C, basic: 0)

  private func rich(_ ink: Ink) -> CellStyle {
    switch ink {
    case .plain: page()
    case .quiet: page(theme[.quiet])
    case .heading: page(theme[.accent], attributes: .bold)
    case .ask: page(attributes: .bold)
    case .gain: page(theme[.gain])
    case .loss: page(theme[.loss])
    case .rule:
      page(
        theme[.quiet].flatMap { quiet in theme[.page].map { quiet.mixed(with: $0, 0.5) } ?? quiet })
    case .key:
      CellStyle(
        foreground: theme[.page] ?? Self.night, background: theme[.key],
        attributes: .bold)
    case .keyEdge: page(theme[.key])
    case .rail: page(theme[.rail])
    case .railShade: page(theme[.railShade])
    case .plate: style(.feltText, on: .plate, .bold)
    case .plateQuiet: style(.feltQuiet, on: .plate)
    case .plateTurn: style(.feltTurn, on: .plate, .bold)
    case .sign(let role):
      CellStyle(
        foreground: Color(rgb: 0x1E1808, basic: 0), background: theme[role], attributes: .bold)
    case .signEdge(let role): style(role, on: .plate)
    case .goldOnFelt: style(.gold, on: .felt)
    // On a ground of their own colour, cells that differ in nothing take fewer bytes.
    case .bar(let part): CellStyle(foreground: color(of: part), background: color(of: part))
    case .chosenLine:
      CellStyle(
        foreground: theme[.page] ?? Self.night, background: theme[.accent], attributes: .bold)
    case .felt: style(.feltText, on: .felt)
    case .feltQuiet: style(.feltQuiet, on: .felt)
    case .feltTurn: style(.feltTurn, on: .felt, .bold)
    case .feltChosen, .feltEclat: style(.felt, on: .feltTurn, .bold)
    case .feltMade: style(.feltTurn, on: .felt, .bold)
    case .feltLoss: style(.loss, on: .felt)
    case .feltLost: style(.red, on: .card, .bold)
    case .card(let suit):
      CellStyle(foreground: theme[suit], background: theme[.card], attributes: .bold)
    case .greyed(let suit):
      CellStyle(foreground: theme.dimmed(suit), background: theme[.greyCard])
    case .small(let suit, let isTrump):
      CellStyle(
        foreground: theme[suit], background: theme[.card],
        attributes: isTrump ? [.bold, .underline] : [])
    case .chartLine(let line, let isOnFelt): chartLine(line, isOnFelt: isOnFelt)
    }
  }

  /// The style of a line in a chart: the person's line has the accent colour, the others their
  /// suit's colour, mixed with the colour of text until it can be seen.
  private func chartLine(_ line: Int, isOnFelt: Bool) -> CellStyle {
    let ground = isOnFelt ? theme[.felt] : theme[.page]
    if line == 0 {
      return isOnFelt
        ? style(.feltTurn, on: .felt, .bold) : page(theme[.accent], attributes: .bold)
    }
    let text = theme[isOnFelt ? .feltText : .text] ?? Color(rgb: 0xE2E4E8, basic: 7)
    let color = Self.suit(ofLine: line).flatMap { suit in
      isOnFelt
        ? ground.flatMap { theme[suit]?.mixed(with: text, on: $0) }
        : theme[suit]?.mixed(with: text, 0.5)
    }
    let ink = color ?? theme[isOnFelt ? .feltQuiet : .quiet]
    let isAnywhere = !isOnFelt && ground == nil && abilities.isLight == nil
    return CellStyle(
      foreground: isAnywhere ? ink?.betweenLightAndDark : ink, background: ground)
  }

  private func color(of part: FeltBar.Part) -> Color? {
    switch part {
    case .before: theme[.felt].flatMap { theme[.feltQuiet]?.mixed(with: $0, 0.5) }
    case .points: theme[.feltText]
    case .bonus: theme[.gold]
    case .beyond: theme[.feltTurn]
    case .loss: theme[.loss]
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

  /// The styles for 16 colours if the table is drawn with blocks.
  private func sixteen(_ ink: Ink) -> CellStyle {
    switch ink {
    case .heading: page(readableBeside(theme[.accent]), attributes: .bold)
    case .gain: page(readableBeside(theme[.gain]))
    case .loss: page(readableBeside(theme[.loss]))
    case .rule: page(Self.grey)
    case .key: label(theme[.key])
    case .bar(.before): CellStyle(foreground: Self.grey, background: Self.grey)
    case .keyEdge, .rail, .railShade, .goldOnFelt, .signEdge, .feltLost, .feltLoss, .bar:
      rich(ink)
    case .sign(let role): label(theme[role])
    case .chosenLine: label(theme[.accent])
    case .feltChosen, .feltEclat: label(theme[.feltTurn])
    case .felt: readable(theme[.feltText], on: theme[.felt])
    case .feltQuiet: readable(theme[.feltQuiet], on: theme[.felt])
    case .plate: readable(theme[.feltText], on: theme[.plate], .bold)
    case .plateQuiet: readable(theme[.feltQuiet], on: theme[.plate])
    case .feltTurn, .feltMade, .plateTurn: readable(theme[.feltTurn], on: theme[.plate], .bold)
    case .greyed: readable(Self.day, on: Self.grey)
    // On the felt, a chart gets a ground against which its colours can be distinguished.
    case .chartLine(0, true): readable(theme[.feltTurn], on: theme[.plate], .bold)
    case .chartLine(let line, true):
      readable(Self.suit(ofLine: line).flatMap { theme[$0] } ?? Self.grey, on: theme[.plate])
    default: basic(ink)
    }
  }

  private static let day = Color(rgb: 0xFFFFFF, basic: 15)
  private static let grey = Color(rgb: 0x7F7F7F, basic: 8)
  private static let cyan = Color(rgb: 0x00CDCD, basic: 6)

  /// Dark or light text on a ground of 16 colours.
  private func label(_ ground: Color?) -> CellStyle {
    readable(theme[.page] ?? Self.night, on: ground)
  }

  /// Text on a ground of 16 colours: in its own colour, in the brighter one, or in black or white,
  /// whichever is readable first.
  private func readable(
    _ text: Color?, on ground: Color?, _ attributes: CellStyle.Attributes = []
  ) -> CellStyle {
    let ground = ground ?? Self.night
    let text = text ?? Self.day
    let bright = text.basic == 0 ? text : Color(rgb: text.rgb, basic: text.basic | 8)
    let best = [text, bright].first { $0.basicContrast(with: ground) >= 4.5 }
    let plain = [Self.night, Self.day].max {
      $0.basicContrast(with: ground) < $1.basicContrast(with: ground)
    }
    // Bold black is grey on many terminals.
    let ink = best ?? plain
    return CellStyle(
      foreground: ink, background: ground, attributes: ink?.basic == 0 ? [] : attributes)
  }

  /// The colour of text beside the felt if it is readable there; nil for the usual one.
  private func readableBeside(_ text: Color?) -> Color? {
    text.flatMap { text in
      grounds.allSatisfy { text.basicContrast(with: $0) >= 4.5 } ? text : nil
    }
  }

  private func basic(_ ink: Ink) -> CellStyle {
    switch ink {
    case .felt, .feltQuiet, .quiet, .plate, .plateQuiet, .gain, .loss, .rule, .rail, .railShade,
      .keyEdge, .signEdge, .goldOnFelt, .feltLoss, .bar:
      page()
    case .feltTurn, .plateTurn, .feltMade, .heading, .key, .sign: page(attributes: .bold)
    // Bold reversed text is grey on grey on the Linux console.
    case .chosenLine, .feltChosen, .feltEclat: page(attributes: .reverse)
    case .card(let suit) where isPale(suit), .small(let suit, _) where isPale(suit):
      CellStyle(
        foreground: theme[Suit.black], background: theme[suit],
        attributes: ink.isTrump ? .underline : [])
    case .card(let suit), .small(let suit, _):
      CellStyle(
        foreground: theme[suit], background: theme[.card],
        attributes: ink.isTrump ? .underline : [])
    case .greyed(let suit) where suit == .black || theme[suit].map(isVisible) == false:
      page(attributes: .dim)
    case .greyed(let suit): page(theme[suit])
    case .chartLine(0, _): page(attributes: .bold)
    case .chartLine(let line, _):
      page(
        Self.suit(ofLine: line).flatMap { suit in
          [theme[suit] ?? Self.cyan, Self.cyan].first(where: isVisible)
        })
    default: rich(ink)
    }
  }

  /// The suit whose colour a chart line has; nil for the sixth line, which is quiet.
  private static func suit(ofLine line: Int) -> Suit? {
    let suits: [Suit] = [.black, .red, .blue, .green, .yellow]
    return suits.indices.contains(line) ? suits[line] : nil
  }

  /// Whether cards are white with few colours: basic colour 7, or 15, its bright version.
  private var hasLightCards: Bool { theme[.card].map { $0.basic % 8 == 7 } ?? false }

  /// Whether a suit's colour is unreadable on a light card with few colours; the card itself then
  /// takes that colour.
  private func isPale(_ suit: Suit) -> Bool {
    hasLightCards && (suit == .yellow || suit == .green)
  }

  /// Whether a colour is visible beside the felt with few colours; blue on black is not.
  private func isVisible(_ color: Color) -> Bool {
    grounds.allSatisfy { color.basicContrast(with: $0) >= 3 }
  }

  /// The possible backgrounds beside the felt with 16 colours; both if the terminal's is unknown.
  private var grounds: [Color] {
    if let page = theme[.page] { return [page] }
    return switch abilities.isLight {
    case true?: [Self.day]
    case false?: [Self.night]
    case nil: [Self.night, Self.day]
    }
  }

  private func monochrome(_ ink: Ink) -> CellStyle {
    switch ink {
    case .heading, .ask, .feltTurn, .plateTurn, .feltMade, .key, .sign, .chartLine(0, _):
      CellStyle(attributes: .bold)
    case .chosenLine, .feltChosen, .feltEclat: CellStyle(attributes: .reverse)
    case .feltLost: CellStyle(attributes: .underline)
    case .card: CellStyle(attributes: .bold)
    case .small: CellStyle(attributes: ink.isTrump ? [.bold, .underline] : .bold)
    case .greyed: CellStyle(attributes: .dim)
    default: .plain
    }
  }
}

extension Color {
  /// The contrast between two of the 16 colours as xterm shows them, from 1 to 21.
  func basicContrast(with other: Color) -> Double {
    let (first, second) = (basicLuminance, other.basicLuminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var basicLuminance: Double { Self.luminances[Int(basic)] }

  /// The luminance of each of the 16 colours, from 0 to 1.
  private static let luminances = [
    0.0, 0.13, 0.44, 0.57, 0.06, 0.17, 0.48, 0.78,
    0.21, 0.21, 0.72, 0.93, 0.17, 0.28, 0.79, 1.0,
  ]
}

/// The light of the lamp above the table, on terminals that show any colour: the felt is lightest a
/// little above its middle.
///
/// The felt is drawn in three colours of the theme (`felt`, `plate`, `shadow`); the light darkens
/// each of them towards the edges.
struct FeltLight {
  private let felt: Color
  private let edge: Color
  private let grounds: [Color]

  /// Nil on terminals with fewer colours, and in a theme without colours.
  init?(_ look: Appearance) {
    guard look.abilities.palette == .direct, let felt = look.theme[.felt],
      let edge = look.theme[.feltEdge], let plate = look.theme[.plate],
      let shadow = look.theme[.shadow]
    else { return nil }
    self.felt = felt
    self.edge = edge
    grounds = [felt, plate, shadow]
  }

  /// Draws the light over a felt.
  func draw(on grid: inout Grid, in rect: Rect) {
    for y in rect.y..<rect.bottom {
      // Neighbouring cells mostly have the same distance.
      var distance: Double?
      var lit: [Color] = []
      for x in rect.x..<rect.right {
        let next = self.distance(x: x, y: y, in: rect)
        if next != distance {
          distance = next
          let shade = shade(next)
          lit = grounds.map { self.lit($0, by: shade) }
        }
        let position = Position(x: x, y: y)
        guard let ground = grid[position].style.background,
          let index = grounds.firstIndex(of: ground)
        else { continue }
        if grid[position].character == " " {
          // No text colour takes fewer bytes than that of the felt.
          let attributes = grid[position].style.attributes
          grid.setStyle(CellStyle(background: lit[index], attributes: attributes), at: position)
        } else {
          grid.setBackground(lit[index], at: position)
        }
      }
    }
  }

  /// The distance of a cell from the lamp: 0 below it, 1 at the edge.
  ///
  /// Each row has a distance of its own; towards the sides there are three steps.
  private func distance(x: Int, y: Int, in rect: Rect) -> Double {
    let row = abs(Double(y - rect.y) - Double(rect.height) * 0.42) / (Double(rect.height) * 0.6)
    let half = Double(rect.width) / 2
    let side = max(0, abs(Double(x - rect.x) + 0.5 - half) / half - 0.55) / 0.15
    return min(1, row * row * 0.9 + side.rounded(.down) * 0.1)
  }

  private func shade(_ distance: Double) -> Color { felt.mixed(with: edge, distance) }

  /// A colour on the felt, darkened as the felt is darkened to `shade`.
  private func lit(_ ground: Color, by shade: Color) -> Color {
    func channel(_ shift: UInt32) -> UInt32 {
      let whole = max(1, felt.rgb >> shift & 255)
      return min(255, (ground.rgb >> shift & 255) * (shade.rgb >> shift & 255) / whole)
    }
    return ground.lit(channel(16) << 16 | channel(8) << 8 | channel(0))
  }
}
