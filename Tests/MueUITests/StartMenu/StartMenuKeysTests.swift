import CellGrid
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("Changed keys before the table") struct StartMenuKeysTests {
  private let size = Size(width: 80, height: 24)

  /// The keys of a person who moves with letters, confirms with a blank and leaves with a dash.
  private func map() throws -> KeyMap {
    try KeyMap([
      "up": [.character("k")], "down": [.character("j")], "previous": [.character("h")],
      "next": [.character("l")], "past-trick": [.character("L")], "confirm": [.character(" ")],
      "toggle": [.enter], "menu": [.character("b")], "leave": [.character("-")],
      "delete": [.character("D")], "search": [.character("s")], "undo": [.character("z")],
    ])
  }

  private func startMenu(_ page: (any Page)? = nil) throws -> PageStack {
    var state = PageStack(StartPage(game: nil))
    state.context.keys = try map()
    if let page { state.push(page) }
    return state
  }

  private func press(_ keys: String, _ state: inout PageStack) -> [Effect] {
    keys.flatMap { state.handle(.character($0), in: size) }
  }

  @Test("the start page obeys them, and no longer the ones they replace")
  func start() throws {
    var state = try startMenu()
    #expect(press("jk ", &state) == [.planGame])
    for key: Key in [.down, .character("q"), .escape] {
      #expect(state.handle(key, in: size) == [])
      #expect(state.notice == .unknownKey)
    }
    #expect(press("-", &state) == [.leave])
  }

  @Test("so does the shelf, whose own keys can be changed too")
  func shelf() throws {
    var state = try startMenu(ShelfPage())
    let game = ShelfGame(number: 3, summary: try Positions.game(.four).summary)
    state.take(.games([game], unread: 0))
    #expect(press("x", &state) == [])
    #expect(state.notice == .unknownKey)
    #expect(press("DD", &state) == [.delete(3)])
    state.take(.games([], unread: 0))
    #expect(press("z", &state) == [.undelete(3)])
    state.take(.games([game], unread: 0))
    #expect(press("r-q", &state) == [])
    #expect(state.handle(.enter, in: size).count == 1)
  }

  @Test("so does the form, where letters and Enter still type")
  func form() throws {
    let plan = NewGamePlan()
    var state = try startMenu(
      NewGamePage(plan: plan, speed: .normal, person: .nobody, usual: []))
    #expect(press("jl", &state) == [])
    let form = try #require(state.pages.last as? NewGamePage)
    #expect(form.plan.preset == .long)
    #expect(press("jjjljjjjjj-k", &state) == [])
    let named = try #require(state.pages.last as? NewGamePage)
    #expect(named.plan.name?.text == "jjj-k")
  }

  @Test("so do the results, the settings and a document")
  func others() throws {
    var state = try startMenu(ResultsPage())
    #expect(press("lb", &state) == [])
    #expect(state.pages.count == 1)
    state.push(SettingsPage())
    #expect(press("jj", &state) == [])
    var fast = Preferences()
    fast.speed = .fast
    #expect(press("l", &state) == [.keep(.speed)])
    #expect(state.context.preferences == fast)
    _ = press("b", &state)
    state.push(Reader(.rules))
    #expect(press("/", &state) == [])
    #expect(state.notice == .unknownKey)
    #expect(press("s-", &state) == [])
    #expect(state.handle(.escape, in: size) == [])
    #expect(press("-", &state) == [])
    #expect(press("-", &state) == [.leave])
  }

  @Test("a document at the table obeys them too")
  func reading() throws {
    var state = try Studio().state(Positions.game(.five))
    state.keys = try map()
    state.openPage = .document(Reader(.rules))
    for key in "jjk" { _ = state.handle(.character(key)) }
    guard case .document(let reader) = state.openPage else { throw CancellationError() }
    #expect(reader.location.row == 1)
    _ = state.handle(.escape)
    #expect(state.notice == .unknownKey)
    _ = state.handle(.character("b"))
    #expect(state.openPage == .table)
  }
}
