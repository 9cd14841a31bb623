import MueData
import MueGame
import MueRules
import Testing

@testable import CellGrid
@testable import MueUI

@Suite("Themes") struct ThemeTests {
  static let names = ["clear", "traditional", "dark", "light", "contrast", "mono"]
  static let colored = names.dropLast()

  private func color(_ part: Theme.Part, of name: String) throws -> Color {
    try #require(Studio().theme(name)[part])
  }

  private func suits(of name: String) throws -> [Color] {
    let theme = try Studio().theme(name)
    return try Suit.allCases.map { try #require(theme[$0]) }
  }

  @Test(
    "with few colours no card is yellow or green on white", arguments: colored,
    [Abilities.Palette.eight, .sixteen])
  func pale(name: String, palette: Abilities.Palette) throws {
    let look = try Appearance(
      theme: Studio().theme(name), symbols: .letters,
      abilities: Abilities(palette: palette, unicode: true))
    let inks: [Ink] = [Suit.yellow, .green].flatMap { suit in
      [.card(suit), .small(suit, isTrump: true)]
    }
    for ink in inks {
      let style = look.style(ink)
      let ground = try #require(style.background?.basic)
      #expect(ground % 8 != 7 || ![2, 3].contains(style.foreground?.basic))
      #expect(ground != style.foreground?.basic)
    }
  }

  /// The colours as terminals with direct colours and with 256 colours show them.
  private static let terminals: [@Sendable (Color) -> UInt32] = [
    { $0.rgb }, { $0.many },
  ]

  @Test(
    "no two suits look alike to any eyes, in the themes meant for everybody",
    arguments: Eyes.allCases,
    ["clear", "light"])
  func pairs(eyes: Eyes, name: String) throws {
    let suits = try suits(of: name)
    for shown in Self.terminals {
      for (index, first) in suits.enumerated() {
        for second in suits[(index + 1)...] {
          let distance = eyes.distance(shown(first), shown(second))
          #expect(distance >= 20, "\(name) \(index): \(distance)")
        }
      }
    }
  }

  /// Text and what lies below it, with the least contrast: less for what is not important now.
  private static let texts: [(text: Theme.Part, ground: Theme.Part, least: Double)] = [
    (.feltText, .felt, 4.5), (.feltTurn, .felt, 4.5), (.feltQuiet, .felt, 3),
    (.feltText, .plate, 4.5), (.feltTurn, .plate, 4.5), (.feltQuiet, .plate, 3),
    (.text, .page, 4.5), (.accent, .page, 4.5), (.gain, .page, 4.5), (.loss, .page, 4.5),
    (.quiet, .page, 3), (.page, .key, 4.5), (.greyText, .greyCard, 3),
  ]

  @Test("text is legible, in the theme of high contrast more so", arguments: colored)
  func contrast(name: String) throws {
    let theme = try Studio().theme(name)
    let more = name == "contrast" ? 1.49 : 1
    // Beside the felt of a theme without a page of its own is a dark terminal.
    let night = Color(rgb: 0x1C1C1C, basic: 0)
    for shown in Self.terminals {
      func contrast(_ text: Color, _ ground: Color) -> Double {
        Eyes.usual.contrast(shown(text), shown(ground))
      }
      for (text, ground, least) in Self.texts {
        let ink = theme[text] ?? (text == .page ? night : Color(rgb: 0xE4E4E4, basic: 7))
        let contrast = contrast(ink, theme[ground] ?? night)
        #expect(contrast >= least * more, "\(name) \(text) on \(ground)")
      }
      let card = try #require(theme[.card])
      for suit in try suits(of: name) {
        let contrast = contrast(suit, card)
        #expect(contrast >= 4.5 * more, "\(name) \(suit)")
      }
      for sign: Theme.Part in [.gold, .silver, .bronze] {
        let contrast = contrast(Color(rgb: 0x1E1808, basic: 0), try #require(theme[sign]))
        #expect(contrast >= 4.5, "\(name) \(sign)")
      }
    }
  }

  @Test(
    "on a ground that nobody knows, all text beside the felt is legible on black and on white",
    arguments: colored)
  func anyGround(name: String) throws {
    let own = try Studio().theme(name)
    let theme = own.onAnyGround
    // A page of its own is a ground that is known.
    #expect((theme == own) == (own[.page] != nil))
    for palette in [Abilities.Palette.eight, .sixteen, .many, .direct] {
      let look = Appearance(
        theme: theme, abilities: Abilities(palette: palette, unicode: true, isLight: nil))
      let lines = (0...5).map { Ink.chartLine($0, isOnFelt: false) }
      for ink in [.plain, .quiet, .heading, .ask, .gain, .loss] + lines {
        let style = look.style(ink)
        guard style.background == nil, let color = style.foreground else { continue }
        for ground in [Color(rgb: 0, basic: 0), Color(rgb: 0xFFFFFF, basic: 15)] {
          let contrast =
            switch palette {
            case .direct: Eyes.usual.contrast(color.rgb, ground.rgb)
            case .many: Eyes.usual.contrast(color.many, ground.rgb)
            default: color.basicContrast(with: ground)
            }
          #expect(contrast >= 3, "\(name) \(ink) \(palette)")
        }
      }
    }
  }

  @Test("where the page is the terminal's, quiet text is legible on black and on white")
  func quiet() throws {
    let names = try Self.colored.filter { try Studio().theme($0)[.page] == nil }
    #expect(!names.isEmpty)
    for name in names {
      for shown in Self.terminals {
        let quiet = shown(try color(.quiet, of: name))
        for ground: UInt32 in [0x000000, 0xFFFFFF] {
          #expect(Eyes.usual.contrast(quiet, ground) >= 3.9, "\(name)")
        }
      }
    }
  }

  @Test("optional colours that a theme lacks follow from its others")
  func optional() throws {
    let theme = Theme(
      colors: [.felt: Color(rgb: 0x005F00, basic: 0), .feltTurn: Color(rgb: 0xFFD75F, basic: 11)],
      digits: Theme.usualDigits)
    #expect(theme[.gold]?.rgb == 0xFFD75F)
    #expect(theme[.shadow]?.rgb == 0x003B00)
    #expect(theme[.page] == nil)
  }

  @Test("a grey card keeps its suit, dimmed and legible", arguments: Eyes.allCases, colored)
  func grey(eyes: Eyes, name: String) throws {
    let theme = try Studio().theme(name)
    for shown in Self.terminals {
      let ground = shown(try color(.greyCard, of: name))
      let inks = try Suit.allCases.map { shown(try #require(theme.dimmed($0))) }
      #expect(Set(inks).count == Suit.allCases.count, "\(name)")
      for ink in inks { #expect(eyes.contrast(ink, ground) >= 2.6, "\(name)") }
    }
  }

  @Test(
    "with few colours a grey card has its suit's colour if that can be seen, but not its background",
    arguments: colored,
    [Abilities.Palette.eight, .sixteen])
  func greyOfFew(name: String, palette: Abilities.Palette) throws {
    let theme = try Studio().theme(name)
    let look = Appearance(theme: theme, abilities: Abilities(palette: palette, unicode: true))
    if !look.hasBlocks {
      #expect(look.style(.greyed(.red)).foreground == theme[Suit.red])
      let ground = theme[.page] ?? Color(rgb: 0, basic: 0)
      for suit in Suit.allCases {
        guard let text = look.style(.greyed(suit)).foreground else { continue }
        #expect(text.basicContrast(with: ground) >= 3, "\(text.basic) on \(ground.basic)")
      }
    }
    for suit in Suit.allCases {
      let style = look.style(.greyed(suit))
      #expect(style != look.style(.card(suit)))
      #expect(style.foreground == nil || style.foreground?.basic != style.background?.basic)
    }
  }

  @Test(
    "with 16 colours, as xterm shows them, text can be read wherever sheets are drawn",
    arguments: colored.filter { $0 != "dark" })
  func contrastOfFew(name: String) throws {
    let look = try Appearance(
      theme: Studio().theme(name), abilities: Abilities(palette: .sixteen, unicode: true))
    #expect(look.hasBlocks)
    let suits = Suit.allCases.flatMap { suit -> [CellStyle] in
      let inks: [Ink] = [.card(suit), .small(suit, isTrump: true)]
      return inks.flatMap { [look.style($0), look.number($0)] } + [look.style(.greyed(suit))]
    }
    let lines = (0..<6).map { look.style(.chartLine($0, isOnFelt: true)) }
    let inks: [Ink] = [
      .felt, .feltQuiet, .feltTurn, .feltMade, .feltLost, .feltEclat, .feltChosen, .plate,
      .plateQuiet,
      .plateTurn, .key, .chosenLine, .sign(.gold), .sign(.silver), .sign(.bronze),
    ]
    for style in suits + lines + inks.map(look.style) {
      let (text, ground) = try (#require(style.foreground), #require(style.background))
      #expect(text.basicContrast(with: ground) >= 4.5, "\(text.basic) on \(ground.basic)")
    }
  }

  @Test("the lines of a chart can be seen on the felt", arguments: colored)
  func chartOnFelt(name: String) throws {
    for palette in [Abilities.Palette.many, .direct] {
      let look = try Appearance(
        theme: Studio().theme(name), abilities: Abilities(palette: palette, unicode: true))
      for line in 0..<6 {
        let style = look.style(.chartLine(line, isOnFelt: true))
        let (ink, ground) = try (#require(style.foreground), #require(style.background))
        let contrast =
          palette == .many
          ? Eyes.usual.contrast(ink.many, ground.many) : Eyes.usual.contrast(ink.rgb, ground.rgb)
        #expect(contrast >= 3, "\(name) \(line) \(palette)")
      }
    }
  }

  @Test("with 8 colours the lines of a chart can be seen", arguments: colored, [false, true])
  func chartLines(name: String, isLight: Bool) throws {
    let theme = try Studio().theme(name)
    let look = Appearance(
      theme: theme,
      abilities: Abilities(palette: .eight, unicode: true, isLight: isLight))
    let ground = theme[.page] ?? Color(rgb: 0, basic: isLight ? 15 : 0)
    let lines = (0..<6).map { look.style(.chartLine($0, isOnFelt: false)).foreground }
    for case let line? in lines { #expect(line.basicContrast(with: ground) >= 3, "\(line.basic)") }
    if ground.basic == 0 { #expect(Set(lines.dropFirst().map(\.?.basic)).count == 5) }
  }

  @Test(
    "a card in hand has an edge where the page is white or may be",
    arguments: colored.filter { !["dark", "contrast"].contains($0) })
  func edge(name: String) throws {
    let theme = try Studio().theme(name)
    for isLight in [nil, true] as [Bool?] {
      let look = Appearance(
        theme: theme, abilities: Abilities(palette: .direct, unicode: true, isLight: isLight))
      let view = ScreenView(
        words: try Studio().words("en"), look: look, documents: Documents { _ in nil })
      let five = try Card(.red, #require(Rank(5)))
      let card = CardFace(card: five, size: .medium, ground: .plain, isInHand: true)
      let picture = card.picture(view.pen(for: Size(width: 9, height: 9)), width: 6)
      let white = Color(rgb: 0xFFFFFF, basic: 15)
      for cell in try [picture[0][1], picture[1][0], #require(picture.last)[1]] {
        let edge = try #require(cell?.style.foreground)
        #expect(Eyes.usual.contrast(edge.rgb, white.rgb) >= 1.9, "\(name)")
      }
    }
  }

  @Test("a card stands out from the felt", arguments: colored)
  func cards(name: String) throws {
    let card = try color(.card, of: name)
    #expect(try card != color(.felt, of: name))
    #expect(try card != color(.greyCard, of: name))
  }

  @Test(
    "a card that cannot be played is nearer to the page than others; on any ground it is between black and white",
    arguments: colored)
  func receding(name: String) throws {
    let theme = try Studio().theme(name)
    for shown in Self.terminals {
      func contrast(_ part: Theme.Part, _ theme: Theme, _ ground: UInt32) throws -> Double {
        Eyes.usual.contrast(shown(try #require(theme[part])), ground)
      }
      let page = theme[.page].map(shown) ?? 0x1C1C1C
      #expect(try contrast(.greyCard, theme, page) < contrast(.card, theme, page))
      guard theme[.page] == nil else { continue }
      for ground: UInt32 in [0x000000, 0xFFFFFF] {
        #expect(try contrast(.greyCard, theme.onAnyGround, ground) > 2)
      }
      let grey = shown(try #require(theme.onAnyGround[.greyCard]))
      #expect(try contrast(.greyText, theme.onAnyGround, grey) > 3)
    }
  }

  @Test("a theme without colours uses attributes alone, on every terminal")
  func mono() throws {
    for palette: Abilities.Palette in [.none, .eight, .sixteen, .many, .direct] {
      let abilities = Abilities(palette: palette, unicode: true)
      let look = try Appearance(theme: Studio().theme("mono"), abilities: abilities)
      for ink: Ink in [.plain, .felt, .card(.red), .small(.blue, isTrump: true), .greyed(.red)] {
        #expect(look.style(ink).foreground == nil)
        #expect(look.style(ink).background == nil)
      }
    }
  }

  @Test("a theme's own digits are on its cards, except in ASCII")
  func digits() throws {
    let theme = Theme(colors: [:], digits: Array("𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡"))
    let rich = Appearance(theme: theme, abilities: Abilities(palette: .many, unicode: true))
    let poor = Appearance(theme: theme, abilities: Abilities(palette: .many, unicode: false))
    let seven = try #require(Rank(7))
    #expect(rich.glyphs.number(seven) == "𝟟")
    #expect(poor.glyphs.number(seven) == "7")
    #expect(theme.digits.allSatisfy { $0.columns == 1 })
  }

  @Test("suits are shapes, letters, or letters in ASCII, by the person's preference")
  func symbols() throws {
    let abilities = Abilities(palette: .many, unicode: true)
    func glyphs(_ symbols: Symbols) throws -> Appearance {
      try Appearance(theme: Studio().theme("clear"), symbols: symbols, abilities: abilities)
    }
    #expect(try glyphs(.shapes).glyphs.symbol(.red) == "▲")
    #expect(try glyphs(.letters).glyphs.symbol(.red) == nil)
    #expect(try glyphs(.letters).glyphs.unicode)
    #expect(try !glyphs(.ascii).glyphs.unicode)
    #expect(try glyphs(.ascii).shown("Mü · 1 → 2") == "Mü - 1 -> 2")
  }

  @Test("of 256 colours the nearest is used for any other")
  func nearest() {
    for index in UInt8(16)...255 {
      let rgb = Color.rgb(of: index)
      #expect(Color(rgb: rgb, basic: 0).many == rgb)
    }
    #expect(Color(rgb: 0xAE0102, basic: 1).rich == 124)
  }
}
