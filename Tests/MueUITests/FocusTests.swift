import CellGrid
import MueRules
import Testing

@testable import MueUI

/// The cell that screen readers, magnifiers and braille displays follow.
@Suite("The focus") struct FocusTests {
  private static let sizes = [(80, 24), (48, 26), (140, 45), (200, 60)].map {
    Size(width: $0.0, height: $0.1)
  }

  /// The text around the focus: what precedes it in its row, and what begins there.
  private func read(_ grid: Grid) throws -> (before: String, after: String) {
    let focus = try #require(grid.focus)
    var (before, after) = ("", "")
    for x in 0..<grid.size.width {
      let character = grid[Position(x: x, y: focus.y)].character ?? " "
      if x < focus.x { before.append(character) } else { after.append(character) }
    }
    return (before, after)
  }

  @Test("is on the number of the chosen card at every size", arguments: sizes)
  func cards(size: Size) throws {
    let studio = try Studio()
    var state = try studio.state(Positions.following())
    let view = try studio.picture("en")
    for key in [Key.right, .right, .left, .home, .end] {
      _ = state.handle(key)
      let card = try #require(state.selection.card)
      let text = try read(view.draw(state, size: size)).after
      #expect(text.hasPrefix("\(card.rank.number)"), "\(key) \(text)")
    }
  }

  @Test(
    "is on the chosen line of every list", arguments: ["menu", "settings", "naming", "picking"])
  func lines(name: String) throws {
    var state = try #require(TableStates.all().first { $0.name == name }).state
    let view = try Studio().picture("en")
    for _ in 0..<12 {
      _ = state.handle(.down)
      let (before, after) = try read(view.draw(state, size: Size(width: 80, height: 24)))
      #expect(after.hasPrefix("▸"), "\(name): \(after)")
      #expect(!before.contains("▸"))
    }
  }

  @Test("is on the chosen line of every page before the table") func startMenu() throws {
    let view = try Studio().picture("en")
    for (name, state) in try StartMenuStates.all() {
      let grid = view.draw(state, size: Size(width: 80, height: 24))
      if let mark = grid.text.firstIndex(of: "▸"), grid.text[mark...].count > 1 {
        #expect(grid.focus != nil, "\(name)")
      }
    }
  }

  @Test("is on the cursor of a text that is typed") func typing() throws {
    let view = try Studio().picture("en")
    var state = try Studio().state(Positions.following())
    state.openPage = .participants(ParticipantsPage())
    state.participants = ParticipantsStates.participants(isGathering: false)
    for key in [Key.enter, .character("h"), .character("i"), .left] { _ = state.handle(key) }
    let (before, after) = try read(view.draw(state, size: Size(width: 80, height: 24)))
    #expect(before.hasSuffix("h") && after.hasPrefix("i"))
  }

  @Test("is nowhere while nothing can be chosen") func nothing() throws {
    let state = try #require(TableStates.all().first { $0.name == "reckoning" }).state
    #expect(try Studio().picture("en").draw(state, size: Size(width: 80, height: 24)).focus == nil)
  }
}
