import CellGrid
import Testing

@testable import MueUI

@Suite("The menu") struct MenuTests {
  private func menu(_ item: MenuItem) throws -> ScreenState {
    var state = try Studio().state(Positions.game(.five))
    state.openPage = .menu(item)
    return state
  }

  @Test("the settings open, and Escape leads back")
  func settings() throws {
    var state = try menu(.settings)
    #expect(state.handle(.enter) == [])
    #expect(state.openPage == .settings(SettingsPage()))
    #expect(state.handle(.escape) == [])
    #expect(state.openPage == .menu(.settings))
  }

  @Test("a new match in the middle of one must be confirmed")
  func newMatch() throws {
    var state = try menu(.newGame)
    #expect(state.handle(.enter) == [])
    #expect(state.notice == .confirmNewGame)
    #expect(state.handle(.enter) == [.newGame])
    _ = state.handle(.down)
    #expect(state.openPage == .menu(.startMenu))
    #expect(state.handle(.enter) == [.startMenu])
  }

  @Test("a notice in between does not cancel the question, another key does")
  func newMatchAmongNews() throws {
    var state = try menu(.newGame)
    #expect(state.handle(.enter) == [])
    state.say(.cannotSaveAtAll)
    #expect(state.handle(.enter) == [.newGame])
    state.say(.confirmLeaving)
    #expect(state.handle(.character("§")) == [])
    #expect(state.handle(.enter) == [])
    #expect(state.notice == .confirmNewGame)
  }
}
