import CellGrid
import Testing

@testable import MueUI

@Suite("The panels beside the felt") struct PanelTests {
  @Test("what the page shows is not repeated in a panel")
  func once() throws {
    var state = try Studio().state(TableStates.playing(.five, tricks: 4))
    let picture = try Studio().picture()
    func count(_ text: String, _ scene: Scene) -> Int {
      state.scene = scene
      let grid = picture.draw(state, size: Size(width: 140, height: 45))
      return grid.text.split(separator: "\n").count { $0.contains(text) }
    }
    #expect(count("Card points", .summary) == 1 && count("so far", .summary) == 1)
    #expect(count("Card points", .sheet(row: 0)) == 1 && count("so far", .sheet(row: 0)) == 1)
    #expect(count("Card points", .table) == 1 && count("so far", .table) == 1)
  }
}
