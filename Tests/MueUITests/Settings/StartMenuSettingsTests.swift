import CellGrid
import MueGame
import Testing

@testable import MueUI

@Suite("The settings before the table") struct StartMenuSettingsTests {
  private let size = Size(width: 80, height: 24)

  private func startMenu() throws -> PageStack {
    var state = PageStack(
      StartPage(game: nil), context: PageContext(choices: try Studio().choices))
    state.push(SettingsPage())
    return state
  }

  @Test("a change is returned with the language")
  func change() throws {
    var state = try startMenu()
    var german = Preferences()
    german.language = "de"
    #expect(state.handle(.right, in: size) == [.keep(.language)])
    #expect(state.context.preferences == german && state.context.language == "de")
    var slow = german
    slow.speed = .slow
    for key: Key in [.down, .down] { #expect(state.handle(key, in: size) == []) }
    #expect(state.handle(.left, in: size) == [.keep(.speed)])
    #expect(state.context.preferences == slow)
  }

  @Test("letters of a name are not commands, and Escape leads back to the start page")
  func name() throws {
    var state = try startMenu()
    for key: Key in [.down, .enter, .character("q"), .character("?")] {
      #expect(state.handle(key, in: size) == [])
    }
    #expect(state.pages.count == 2)
    #expect(state.handle(.enter, in: size).count == 1)
    #expect(state.handle(.escape, in: size) == [])
    #expect(state.pages.count == 1)
  }

  @Test("its title is shown once, at the top, and the list gets the rows that this leaves")
  func title() throws {
    let grid = try Studio().picture().frame(of: startMenu(), size: size)
    let rows = grid.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0].contains("Settings") && rows[1].allSatisfy { $0 == " " })
    #expect(rows[2].contains("You") && rows[3].contains("▸Language"))
    #expect(rows.count { $0.contains("Settings") } == 1)
  }

  @Test("the page fits every window in every language", arguments: Studio.languageCodes)
  func fits(code: String) throws {
    let studio = try Studio()
    for size in SweepTests.sizes {
      var state = try startMenu()
      for _ in SettingsLine.all {
        let grid = try studio.picture(code).frame(of: state, size: size)
        #expect(grid.faults.isEmpty, "\(size)")
        _ = state.handle(.down, in: size)
      }
    }
  }
}
