import CellGrid
import MueWords
import Testing

@testable import MueUI

@Suite("The panels beside the felt") struct PanelTests {
  @Test("what the page shows is not repeated in a panel")
  func once() throws {
    var state = try Studio().state(Positions.game(.five))
    let (picture, words) = try (Studio().picture(), Studio().words("en"))
    func count(_ phrase: Phrase, _ page: OpenPage) -> Int {
      state.openPage = page
      let grid = picture.frame(of: state, size: Size(width: 140, height: 45))
      return grid.text.split(separator: "\n").count { $0.contains(words(phrase)) }
    }
    for page: OpenPage in [.summary, .sheet(row: 0), .table] {
      for phrase in [Phrase.summaryPoints, .sheetThisHand(hand: 1)] {
        #expect(count(phrase, page) == 1, "\(page) \(phrase)")
      }
    }
  }
}
