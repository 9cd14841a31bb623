import CellGrid
import MueBots
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The form for a new game") struct NewGamePageTests {
  private let size = Size(width: 80, height: 24)
  private let names = ["Ada", "Bea", "Carl", "Dora", "Emil", "Fritz"].compactMap { PlayerName($0) }

  private func form(_ plan: NewGamePlan = NewGamePlan()) -> StartMenuState {
    var state = StartMenuState(StartPage(game: nil))
    state.open(
      NewGamePage(plan: plan, speed: .normal, person: names[0], usual: Array(names[1...])))
    return state
  }

  /// Goes to a row of the form, presses keys there, and begins.
  private func begun(_ row: NewGameRow, _ keys: [Key], _ start: NewGamePlan = NewGamePlan())
    -> StartMenuEffect?
  {
    var state = form(start)
    let place = NewGameRow.rows(for: start, .nobody).firstIndex(of: row) ?? 0
    for key in Array(repeating: .down, count: place) + keys { _ = state.handle(key, in: size) }
    for _ in 0..<60 {
      if let effect = state.handle(.enter, in: size).first { return effect }
    }
    return nil
  }

  private func plan(_ change: (inout NewGamePlan) -> Void) -> NewGamePlan {
    var plan = NewGamePlan()
    change(&plan)
    return plan
  }

  @Test("an open handicap together with friends is explained before the game begins")
  func peekAmongFriends() {
    let friends = NewGameRow.rows(for: NewGamePlan(), .nobody).firstIndex(of: .friends) ?? 0
    let peek = NewGameRow.rows(for: NewGamePlan(), .account).firstIndex(of: .peek) ?? 0
    let down = Array(repeating: Key.down, count: friends)
    let further = Array(repeating: Key.down, count: peek - friends)
    for keys in [
      down + [.right] + further + [.right],
      down + further + [.right] + further.map { _ in .up } + [.right],
    ] {
      var state = form()
      for key in keys { _ = state.handle(key, in: size) }
      #expect(state.notice == .formPeekTold)
    }
    var alone = form()
    for key in down + further + [.right] { _ = alone.handle(key, in: size) }
    #expect(alone.notice != .formPeekTold)
  }

  @Test("Enter begins a game by the last plan")
  func begin() {
    var state = form()
    #expect(state.handle(.enter, in: size) == [.begin(NewGamePlan(), .normal, .nobody)])
  }

  @Test("the arrows change a value", arguments: [Key.left, .right])
  func arrows(key: Key) {
    let step = key == .left ? -1 : 1
    #expect(
      begun(.preset, [key])
        == .begin(plan { $0.preset = step < 0 ? .quick : .long }, .normal, .nobody))
    #expect(
      begun(.players, [key])
        == .begin(plan { $0.players = step < 0 ? .four : .six }, .normal, .nobody))
    #expect(
      begun(.length, [key])
        == .begin(plan { $0.end = .points(step < 0 ? 100 : 300) }, .normal, .nobody))
    #expect(begun(.seat, [key]) == .begin(plan { $0.seat = step < 0 ? 4 : 1 }, .normal, .nobody))
    #expect(
      begun(.firstDealer, [key])
        == .begin(plan { $0.firstDealer = step < 0 ? 4 : 0 }, .normal, .nobody))
    #expect(begun(.speed, [key]) == .begin(NewGamePlan(), step < 0 ? .slow : .fast, .nobody))
    let level: BotSettings.Level = step < 0 ? .casual : .strong
    #expect(
      begun(.level, [key]) == .begin(NewGamePlan(opponents: .init(level: level)), .normal, .nobody))
    #expect(
      begun(.opponentLevel(2), [key])
        == .begin(plan { $0[opponent: 2].player = BotSettings(level: level) }, .normal, .nobody))
  }

  @Test("the totals are followed by a number of hands")
  func hands() {
    let byHands = plan { $0.end = .hands(10) }
    #expect(
      begun(.length, [.left, .left]) == .begin(byHands, .normal, .nobody))
    #expect(
      begun(.hands, [.right], byHands) == .begin(plan { $0.end = .hands(11) }, .normal, .nobody))
    let most = plan { $0.end = .hands(60) }
    #expect(begun(.hands, [.right], most) == .begin(most, .normal, .nobody))
  }

  @Test("names and the deal number are typed; an emptied one gets its default")
  func typing() {
    let typed = plan { $0[opponent: 0].name = PlayerName("Quentin") }
    #expect(
      begun(.opponentName(0), "Quentin".map(Key.character)) == .begin(typed, .normal, .nobody))
    #expect(
      begun(.opponentName(0), Array(repeating: .backspace, count: 7), typed)
        == .begin(NewGamePlan(), .normal, .nobody))
    #expect(
      begun(.seed, "12x3".map(Key.character)) == .begin(plan { $0.seed = 123 }, .normal, .nobody))
  }

  @Test("two equal names are refused, and the sentence names them")
  func twice() {
    var state = form(plan { $0[opponent: 0].name = PlayerName("ada") })
    #expect(state.handle(.enter, in: size) == [])
    #expect(state.notice == .formNameTwice(name: "Ada"))
  }

  @Test("a click chooses a row, a second one changes it, and beginning is a row like others")
  func mouse() throws {
    var state = form()
    let grid = try Studio().picture().draw(state, size: size)
    func click(_ text: String, x: Int) throws -> [StartMenuEffect] {
      let row = try #require((0..<24).first { grid.line($0).contains(text) })
      return state.handle(.mouse(Mouse(.press, at: Position(x: x, y: row))), in: size)
    }
    #expect(try click("Players", x: 60) == [])
    #expect(try click("Players", x: 60) == [])
    #expect(try click("Begin", x: 20) == [])
    #expect(try click("Begin", x: 20) == [.begin(plan { $0.players = .six }, .normal, .nobody)])
  }
}
