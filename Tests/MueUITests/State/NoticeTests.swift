import MueWords
import Testing

@testable import MueUI

@Suite("Notices at the table") struct NoticeTests {
  @Test("an important one stays for some keys, and others wait for it")
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

  @Test("a question is shown before important ones, which neither hide nor drop it")
  func question() throws {
    var state = try Studio().state(Positions.game(.five))
    state.insist(on: .dealDishonest(hand: 1))
    state.ask(.confirmClosing)
    #expect(state.message == .confirmClosing)
    state.insist(on: .dealNotAsked(hand: 1))
    #expect(state.message == .confirmClosing)
    _ = state.handle(.right)
    for said: Phrase in [.dealDishonest(hand: 1), .dealNotAsked(hand: 1)] {
      for _ in 0..<3 {
        #expect(state.message == said)
        _ = state.handle(.right)
      }
    }
    #expect(state.message == nil)
  }

  @Test("an important one that waits is not replaced by others")
  func waiting() throws {
    var state = try Studio().state(Positions.game(.five))
    state.insist(on: .dealNotAsked(hand: 1))
    state.insist(on: .dealDishonest(hand: 1))
    state.say(.undoRefused)
    state.say(.hostAwaited)
    for said: Phrase in [.dealNotAsked(hand: 1), .dealDishonest(hand: 1)] {
      for _ in 0..<3 {
        #expect(state.message == said)
        _ = state.handle(.right)
      }
    }
    #expect(state.message == .hostAwaited)
  }

  @Test("a remark takes the place of answers, and not that of a notice that stays until a key")
  func remark() throws {
    var state = try Studio().state(Positions.game(.five))
    let remark = Phrase.saidReady(name: "Bea", phrase: .hostAwaited)
    state.notice = .lineCopied
    state.remark(remark)
    #expect(state.message == remark)
    state.say(.lastRunStopped)
    state.remark(remark)
    #expect(state.message == .lastRunStopped)
    _ = state.handle(.right)
    #expect(state.message == nil)
  }
}
