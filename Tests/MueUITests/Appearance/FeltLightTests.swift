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

  /// An empty felt under the light.
  private func lit(_ felt: Rect, _ look: Appearance) throws -> Grid {
    var grid = Grid(size)
    grid.clear(felt, style: CellStyle(background: look.theme[.felt]))
    try #require(FeltLight(look)).draw(on: &grid, in: felt)
    return grid
  }

  /// A trick on the table.
  private func state() throws -> ScreenState {
    try Studio().state(TableStates.playing(.five, tricks: 4))
  }

  @Test("it changes no character and only the ground of the felt, and only with direct colours")
  func felt() throws {
    let state = try state()
    let layout = try #require(Layout(size, players: .five))
    let flat = try Studio().picture(palette: .many).frame(of: state, size: size)
    let lit = try Studio().picture(palette: .direct).frame(of: state, size: size)
    #expect(lit.text == flat.text)
    var changed = 0
    for y in 0..<size.height {
      for x in 0..<size.width {
        let position = Position(x: x, y: y)
        let (before, now) = (flat[position], lit[position])
        if now.character != " " { #expect(before.style.foreground == now.style.foreground) }
        if before.style.background == now.style.background { continue }
        #expect(layout.felt.inset(by: 1, 1).contains(position))
        changed += 1
      }
    }
    #expect(changed > 0)
    #expect(try FeltLight(look(.many)) == nil)
    #expect(try FeltLight(look(.direct, "mono")) == nil)
  }

  @Test("the felt is lightest above its middle, and darker in few steps towards the sides")
  func shades() throws {
    let felt = Rect(x: 9, y: 2, width: 62, height: 13)
    let grid = try lit(felt, look(.direct))
    func green(_ x: Int, _ y: Int) -> UInt32 {
      (grid[Position(x: x, y: y)].style.background?.rgb ?? 0) >> 8 & 255
    }
    let rows = (felt.y..<felt.bottom).map { green(40, $0) }
    let lightest = try #require(rows.firstIndex(of: rows.max() ?? 0))
    #expect((4...6).contains(lightest))
    #expect(rows.prefix(lightest + 1) == ArraySlice(rows.prefix(lightest + 1).sorted()))
    #expect(rows.suffix(from: lightest).reversed() == rows.suffix(from: lightest).sorted())
    let columns = (felt.x..<felt.right).map { green($0, 7) }
    #expect(columns == columns.reversed())
    #expect(Set(columns).count == 3 && columns[0] < columns[31])
  }

  @Test("cards throw shadows on the felt to their right and below, never on text")
  func shadows() throws {
    let state = try state()
    let grid = try Studio().picture(palette: .many).frame(of: state, size: size)
    let layout = try #require(Layout(size, players: .five))
    let shadow = try #require(Studio().theme("clear")[.shadow])
    var shadows = 0
    for y in 0..<size.height {
      for x in 0..<size.width {
        let cell = grid[Position(x: x, y: y)]
        guard cell.style.background == shadow else { continue }
        #expect(layout.felt.contains(Position(x: x, y: y)))
        #expect(cell.character == " " || cell.character == "▀" || cell.character == "▘")
        shadows += 1
      }
    }
    let cards = state.view.observation.publicState.currentTrick?.cards.count ?? 0
    #expect(cards > 0 && shadows >= cards * layout.cards.trick.size.height)
  }

  @Test("text on every shade is as legible as a theme must be", arguments: ThemeTests.colored)
  func contrast(name: String) throws {
    let look = try look(.direct, name)
    let felt = Rect(x: 0, y: 0, width: 60, height: 20)
    let grid = try lit(felt, look)
    for y in 0..<felt.height {
      for (part, least) in [(Theme.Part.feltText, 4.5), (.feltQuiet, 3), (.feltTurn, 4.5)] {
        let text = try #require(look.theme[part])
        let shade = try #require(grid[Position(x: 30, y: y)].style.background)
        #expect(Eyes.usual.contrast(text.rgb, shade.rgb) >= least, "\(name) \(part)")
      }
    }
  }
}
