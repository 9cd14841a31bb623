import CellGrid
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("A warning before a costly move") struct WarningTests {
  private static let warning = Phrase.coachWarning(what: .warnLettingGo, cost: 4.5.inTenths)

  private func playing(_ code: String = "en") throws -> ScreenState {
    var state = try Studio().state(Positions.asked { _, cards in cards.count > 2 }, code)
    _ = state.handle(.right)
    return state
  }

  @Test("while the coach looks, the same key makes the move, and another one takes it back")
  func heldBack() throws {
    var state = try playing()
    guard case .make(let move)? = state.handle(.enter).first else {
      Issue.record("no move made")
      return
    }
    state.isMoveHeldBack = true
    #expect(state.told == [.coachLooks])
    #expect(state.handle(.enter) == [.make(move)])
    state.isMoveHeldBack = true
    _ = state.handle(.right)
    #expect(!state.isMoveHeldBack && state.told.isEmpty)
  }

  @Test("a warning stays until a key is pressed, which makes the move or asks for a hint")
  func warned() throws {
    var state = try playing()
    let effects = state.handle(.enter)
    state.warn(Self.warning, in: state.view)
    #expect(state.told == [Self.warning])
    #expect(state.handle(.enter) == effects)
    state.warn(Self.warning, in: state.view)
    #expect(state.handle(.character("H")).isEmpty && state.hint == .awaited)
    state.warn(Self.warning, in: state.view)
    _ = state.handle(.left)
    #expect(state.hint == .none)
  }

  @Test(
    "the warning and the key that makes the move stand in every window",
    arguments: Studio.languageCodes, StatusLineTests.sizes)
  func drawn(code: String, size: Size) throws {
    let studio = try Studio()
    var state = try playing(code)
    let words = try studio.words(code)
    for what in [
      Phrase.warnDrawingLevel, .warnBiddingTooHigh, .warnBiddingTooLow, .warnLayingWrongCards,
      .warnNamingWrongTrump, .warnPickingWrongPartner, .warnLeadingTrumpsAsOpponent,
      .warnLeadingTrumpsTooOften, .warnNotLeadingTrumps, .warnLeadingLosers,
      .warnLeadingWrongSuit, .warnTakingOwnTrick, .warnStarvingOwnTrick, .warnTakingTooDear,
      .warnTakingTooHigh, .warnLettingGo, .warnFeedingOthers, .warnAnother,
    ] {
      let warning = Phrase.coachWarning(what: what, cost: 12.3.inTenths)
      state.warn(warning, in: state.view)
      let grid = try studio.picture(code).frame(of: state, size: size)
      let text = grid.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains(words(warning)))
      #expect(text.contains(words(.coachAnyway)))
      #expect(grid.faults.isEmpty)
    }
  }
}
