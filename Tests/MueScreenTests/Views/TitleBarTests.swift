import CellGrid
import MueTable
import Testing

@testable import MueScreen

@Suite("The bar on top") struct TitleBarTests {
  private func title(_ minutes: Int?, isWished: Bool = true) throws -> String {
    var state = try Studio().state(Positions.game(.five))
    state.preferences.clock = isWished
    state.minutesPlayed = minutes
    let text = try Studio().picture().draw(state, size: Size(width: 80, height: 24)).text
    return text.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test("it shows the playing time by hours and minutes, if the person likes that")
  func clock() throws {
    #expect(try title(0).hasPrefix(" Mü · hand 1 · to 200 · 0:00 "))
    #expect(try title(65).contains(" · 1:05 "))
    #expect(try !title(65, isWished: false).contains("1:05"))
    #expect(try title(nil).hasPrefix(" Mü · hand 1 · to 200  "))
  }
}
