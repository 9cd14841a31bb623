import MueWords
import Testing

@testable import MueUI

@Suite("Notices at the table") struct NoticeTests {
  @Test("one that nobody must miss stays for some keys, and others wait for it")
  func important() throws {
    var state = try Studio().state(Positions.game(.five))
    state.insist(on: .dealDishonest(hand: 1))
    state.say(.undoRefused)
    state.say(nil)
    for _ in 0..<2 {
      _ = state.handle(.right)
      #expect(state.message == .dealDishonest(hand: 1))
    }
    _ = state.handle(.right)
    #expect(state.message == .undoRefused)
    _ = state.handle(.right)
    #expect(state.message == nil)
  }
}
