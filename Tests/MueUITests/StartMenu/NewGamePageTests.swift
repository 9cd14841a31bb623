import CellGrid
import MueBots
import MueData
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The form for a new game") struct NewGamePageTests {
  private let size = Size(width: 80, height: 24)
  private let names = ["Ada", "Bea", "Carl", "Dora", "Emil", "Fritz"].compactMap { PlayerName($0) }

  private func form(_ plan: NewGamePlan = NewGamePlan()) -> PageStack {
    var state = PageStack(StartPage(game: nil))
    state.open(page(plan))
    return state
  }

  private func page(_ plan: NewGamePlan) -> NewGamePage {
    NewGamePage(plan: plan, speed: .normal, person: names[0], usual: Array(names[1...]))
  }

  /// Goes to a row of the form, presses keys there, and begins.
  private func begun(_ row: NewGameRow, _ keys: [Key], _ start: NewGamePlan = NewGamePlan())
    -> Effect?
  {
    var state = form(start)
    for key in way(to: row, start) + keys { _ = state.handle(key, in: size) }
    for _ in 0..<60 {
      if let effect = state.handle(.enter, in: size).first { return effect }
    }
    return nil
  }

  /// The keys that lead from the first row to another, by way of *More* where it is needed.
  private func way(
    to row: NewGameRow, _ plan: NewGamePlan = NewGamePlan(), _ invitation: Invitation = .nobody
  ) -> [Key] {
    let index = NewGameRow.rows(for: plan, invitation).firstIndex(of: row) ?? 0
    if NewGameRow.few.contains(row) || page(plan).showsMore {
      return Array(repeating: .down, count: index)
    }
    let more = NewGameRow.few.count - 1
    return Array(repeating: .down, count: more) + [.right]
      + Array(repeating: .down, count: index - more)
  }

  private func plan(_ change: (inout NewGamePlan) -> Void) -> NewGamePlan {
    var plan = NewGamePlan()
    change(&plan)
    return plan
  }

  @Test("every kind of game has room in the narrowest window", arguments: Studio.languageCodes)
  func presets(code: String) throws {
    let picture = try Studio().picture(code)
    for preset in GamePreset.allCases {
      var plan = NewGamePlan()
      plan.preset = preset
      var state = PageStack(StartPage(game: nil))
      let person = try #require(PlayerName("Ada"))
      state.open(NewGamePage(plan: plan, speed: .normal, person: person, usual: [person]))
      let grid = picture.draw(state, size: Size(width: 48, height: 26))
      #expect(grid.faults.isEmpty, "\(preset) \(grid.faults)")
    }
  }

  @Test("an open handicap together with friends is explained before the game begins")
  func peekAmongFriends() {
    let friends = way(to: .friends)
    let peek = way(to: .peek, NewGamePlan(), .account)
    for keys in [
      friends + [.right, .home] + peek + [.right],
      way(to: .peek) + [.right, .home] + friends + [.right],
    ] {
      var state = form()
      for key in keys { _ = state.handle(key, in: size) }
      #expect(state.notice == .formPeekTold)
    }
    var alone = form()
    for key in peek + [.right] { _ = alone.handle(key, in: size) }
    #expect(alone.notice != .formPeekTold)
  }

  @Test("five rows are shown, the others under More, and each row is explained in every language")
  func more() throws {
    var state = form()
    let screen = try Studio().picture().draw(state, size: size).text
    let english = try Studio().words("en")
    #expect(screen.contains(english(.formPreset)) && !screen.contains(english(.formFirstDealer)))
    for key in way(to: .firstDealer) { _ = state.handle(key, in: size) }
    let more = try Studio().picture().draw(state, size: size).text
    #expect(more.contains(english(.formFirstDealer)))
    for code in Studio.languageCodes {
      let words = try Studio().words(code)
      for row in NewGameRow.rows(for: plan { $0.end = .hands(5) }, .nobody) {
        #expect(words(row.about).wrapped(to: 45).count <= 2, "\(code): \(words(row.about))")
      }
    }
  }

  @Test("a plan with something unusual in it shows all rows at once")
  func custom() throws {
    let state = form(plan { $0.firstDealer = 2 })
    let text = try Studio().picture().draw(state, size: size).text
    #expect(try text.contains(Studio().words("en")(.formFirstDealer)))
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

  @Test("a match against par is chosen under More, and only where no friends may come")
  func par() throws {
    #expect(begun(.par, [.right]) == .begin(plan { $0.isAgainstPar = true }, .normal, .nobody))
    let chosen = plan { $0.isAgainstPar = true }
    #expect(begun(.par, [.left], chosen) == .begin(NewGamePlan(), .normal, .nobody))
    #expect(page(chosen).showsMore)
    for invitation in Invitation.allCases where invitation != .nobody {
      #expect(!NewGameRow.rows(for: chosen, invitation).contains(.par))
    }
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
    for key in way(to: .players) + [.home] { _ = state.handle(key, in: size) }
    let grid = try Studio().picture().draw(state, size: size)
    func click(_ text: String, x: Int) throws -> [Effect] {
      let row = try #require((0..<24).first { grid.line($0).contains(text) })
      return state.handle(.mouse(Mouse(.press, at: Position(x: x, y: row))), in: size)
    }
    #expect(try click("Players", x: 60) == [])
    #expect(try click("Players", x: 60) == [])
    #expect(try click("Begin", x: 20) == [])
    #expect(try click("Begin", x: 20) == [.begin(plan { $0.players = .six }, .normal, .nobody)])
  }
}
