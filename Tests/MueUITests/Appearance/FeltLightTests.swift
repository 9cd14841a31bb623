import CellGrid
import MueGame
import MueRules
import Testing

@testable import MueUI

@Suite("The light on the felt") struct FeltLightTests {
  private let size = Size(width: 80, height: 24)

  private func look(_ palette: Abilities.Palette, _ theme: String = "clear") throws -> Appearance {
    try Appearance(
      theme: Studio().theme(theme), abilities: Abilities(palette: palette, unicode: true))
  }

  /// A trick on the table.
  private func state() throws -> ScreenState {
    try Studio().state(TableStates.playing(.five, tricks: 4))
  }

  private func isText(_ cell: Cell) -> Bool { cell.character != " " && cell.character != nil }

  @Test(
    "it changes no character and no colour but those of felt and hand, and only with direct colours"
  )
  func felt() throws {
    let state = try state()
    let layout = try #require(Layout(size, players: .five))
    let flat = try Studio().picture(palette: .many).draw(state, size: size)
    let lit = try Studio().picture(palette: .direct).draw(state, size: size)
    let felt = try #require(Studio().theme("clear")[.felt])
    #expect(lit.text == flat.text)
    var changed = 0
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (before, now) = (flat[Position(x: x, y: y)], lit[Position(x: x, y: y)])
        #expect(before.style.foreground == now.style.foreground)
        if before.style.background == now.style.background { continue }
        #expect(before.style.background == felt || layout.hand.contains(Position(x: x, y: y)))
        changed += 1
      }
    }
    #expect(changed > 0)
    #expect(try FeltLight(look(.many)) == nil)
    #expect(try FeltLight(look(.direct, "mono")) == nil)
  }

  @Test("each row of the felt has one shade, brightest in the middle; shadows are empty cells")
  func bands() throws {
    let state = try state()
    let grid = try Studio().picture(palette: .direct).draw(state, size: size)
    let layout = try #require(Layout(size, players: .five))
    let shades = try #require(FeltLight(look(.direct))).shades
    let rows = try (layout.felt.y..<layout.felt.bottom).map { y in
      try #require(
        shades.firstIndex { grid[Position(x: layout.felt.x, y: y)].style.background == $0 })
    }
    #expect(rows == rows.reversed())
    #expect(rows.first == shades.count - 1 && rows.min() == 0)
    #expect(Array(rows.prefix(rows.count / 2)) == rows.prefix(rows.count / 2).sorted(by: >))
    var shadows: Set<Position> = []
    for y in layout.felt.y..<layout.felt.bottom {
      for x in layout.felt.x..<layout.felt.right {
        let cell = grid[Position(x: x, y: y)]
        guard let ground = cell.style.background, !shades.contains(ground), ground.rgb < 0x6000
        else { continue }
        #expect(!isText(cell))
        shadows.insert(Position(x: x, y: y))
      }
    }
    let cards = state.view.observation.publicState.currentTrick?.cards.count ?? 0
    #expect(cards > 0 && shadows.count >= cards * layout.cards.height)
  }

  @Test(
    "a raised card of the hand throws a shadow on the edge of the card to its right",
    arguments: [(80, 24), (160, 50), (200, 60)].map { Size(width: $0.0, height: $0.1) })
  func raised(size: Size) throws {
    var state = try Studio().state(Positions.game(.five) { $0.match.round.turn == $0.personSeat })
    func shaded() throws -> [Position] {
      let flat = try Studio().picture(palette: .many).draw(state, size: size)
      let lit = try Studio().picture(palette: .direct).draw(state, size: size)
      let hand = try #require(Layout(size, players: .five)).hand
      return (hand.y..<hand.bottom).flatMap { y in
        (hand.x..<hand.right).map { Position(x: $0, y: y) }
      }.filter { flat[$0].style.background != lit[$0].style.background }
    }
    #expect(try shaded().isEmpty)
    _ = state.handle(.up)
    let shadow = try shaded()
    #expect(Set(shadow.map(\.x)).count == 1)
    #expect(!shadow.isEmpty)
  }

  @Test("text on every shade is as legible as a theme must be", arguments: ThemeTests.colored)
  func contrast(name: String) throws {
    let look = try look(.direct, name)
    for shade in try #require(FeltLight(look)).shades {
      for part: Theme.Part in [.feltText, .feltQuiet, .feltTurn] {
        let text = try #require(look.theme[part])
        for eyes in Eyes.allCases { #expect(eyes.contrast(text.rgb, shade.rgb) >= 3, "\(name)") }
      }
    }
  }
}
