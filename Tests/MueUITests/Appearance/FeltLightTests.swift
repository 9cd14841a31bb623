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

  @Test("it changes no character and no colour but the felt's, and only with direct colours")
  func felt() throws {
    let state = try state()
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
        #expect(before.style.background == felt)
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
