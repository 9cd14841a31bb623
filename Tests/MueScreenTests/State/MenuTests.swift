import CellGrid
import MueTable
import Testing

@testable import MueScreen

@Suite("The menu") struct MenuTests {
  private func menu(_ item: MenuItem) throws -> ScreenState {
    var state = try Studio().state(Positions.game(.five))
    state.scene = .menu(item)
    return state
  }

  @Test("the language changes at once and is remembered")
  func language() throws {
    var state = try menu(.language)
    for (key, code) in [(Key.right, "de"), (.right, "pt"), (.enter, "en"), (.left, "pt")] {
      #expect(state.handle(key) == [.keep(.language)])
      #expect(state.preferences.language == code)
    }
  }

  @Test("so do pace and colours")
  func paceAndColours() throws {
    var state = try menu(.speed)
    #expect(state.handle(.right) == [.keep(.speed)])
    #expect(state.preferences.speed == .fast)
    state.scene = .menu(.theme)
    #expect(state.handle(.right) == [.keep(.theme)])
    #expect(state.preferences.theme == "traditional")
  }

  @Test("a new match in the middle of one is asked for twice")
  func newMatch() throws {
    var state = try menu(.newGame)
    #expect(state.handle(.enter) == [])
    #expect(state.notice == .confirmNewGame)
    #expect(state.handle(.enter) == [.newGame])
    _ = state.handle(.down)
    #expect(state.scene == .menu(.foyer))
    #expect(state.handle(.enter) == [.foyer])
  }

  @Test("the arrows go round")
  func around() throws {
    var state = try menu(.goOn)
    _ = state.handle(.up)
    #expect(state.scene == .menu(.leave))
    _ = state.handle(.down)
    #expect(state.scene == .menu(.goOn))
  }
}
