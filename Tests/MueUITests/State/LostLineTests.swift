import CellGrid
import MueRules
import Testing

@testable import MueUI

@Suite("A lost connection at a table") struct LostLineTests {
  private let size = Size(width: 80, height: 30)

  @Test("is shown as long as it lasts, and removes no notice")
  func shown() throws {
    let picture = try Studio().picture()
    func text(_ state: ScreenState) -> String { picture.frame(of: state, size: size).text }
    for page: OpenPage in [.table, .settings(SettingsPage()), .keys(KeysPage())] {
      var state = try Studio().state(Positions.game(.five))
      state.openPage = page
      let quiet = text(state)
      state.say(.unknownKey)
      let said = text(state)
      state.status.isLineLost = true
      let lost = text(state)
      #expect(lost != said && lost != quiet)
      state.say(.notYourTurn(name: "Bea"))
      #expect(text(state) == lost)
      state.say(.unknownKey)
      state.status.isLineLost = false
      #expect(text(state) == said)
    }
  }
}
