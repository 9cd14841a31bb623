import CellGrid
import MueWords
import Testing

@testable import MueUI

@Suite("The keys at the foot") struct HintRowTests {
  /// What is highlighted in the row of some hints, with dots for the rest.
  private func standingOut(_ hints: [Phrase], palette: Abilities.Palette) throws -> String {
    let picture = try Studio().picture(palette: palette)
    var pen = picture.pen(for: Size(width: 60, height: 1))
    HintRow(hints: hints).draw(on: &pen, in: Rect(x: 0, y: 0, width: 60, height: 1))
    let signs = (0..<60).map { x -> Character in
      let cell = pen.grid[Position(x: x, y: 0)]
      return cell.style == pen.look.style(.key) ? cell.character ?? "." : "."
    }
    return String(signs)
  }

  @Test("Enter goes on after a hand, and deals a new match after the final order")
  func newMatch() throws {
    let game = try Positions.game(.five) { $0.match.isOver }
    var state = try Studio().state(game)
    let words = try Studio().words("en")
    func keys() throws -> String {
      try Studio().picture(palette: .none).frame(of: state, size: Size(width: 80, height: 24)).line(
        23)
    }
    #expect(try keys().hasPrefix(" " + words(.keyGoOn)))
    state.isFinalOrderShown = true
    #expect(try keys().hasPrefix(" " + words(.keyNewMatch)))
    state.kind = .aside
    #expect(try keys().hasPrefix(" " + words(.keyGoOn)))
  }

  @Test("Space goes on after a hand as Enter does")
  func space() throws {
    var state = try Studio().state(Positions.game(.five) { $0.match.round.score != nil })
    #expect(!state.view.isOver)
    #expect(state.handle(.character(" ")) == [.dealNextHand])
    state.kind = .aside
    #expect(state.handle(.character(" ")) == [.leave])
  }

  @Test(
    "keys are highlighted, even if no command is named",
    arguments: [Abilities.Palette.none, .eight, .many])
  func keys(palette: Abilities.Palette) throws {
    let row = try standingOut(
      [.keysChoose, .keyPlay, .keyPass, .keysDearest(count: 3)], palette: palette)
    #expect(row.hasPrefix(".←→.......Enter.......p.......1–3...."), "\(row)")
  }
}
