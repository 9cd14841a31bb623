import MueGame
import Testing

@testable import MueUI

@Suite("The keys that the last line offers") struct KeyBarTests {
  @Test("the last trick is offered once one is finished")
  func pastTrick() throws {
    for tricks in 1...2 {
      let state = try Studio().state(TableStates.playing(.five, tricks: tricks))
      #expect(KeyBar(state: state).row.hints.contains(.keyPastTrick) == (tricks > 1))
    }
  }

  @Test("a review offers as many digits as it has costly decisions", arguments: 0...3)
  func dearest(count: Int) throws {
    var state = try Studio().state(Positions.game(.five))
    state.scene = .review(row: 0, Positions.review(done: count))
    let digits = KeyBar(state: state).row.hints.filter { $0.key == "keys.keysDearest" }
    #expect(digits == (count == 0 ? [] : [.keysDearest(count: count)]))
  }
}
