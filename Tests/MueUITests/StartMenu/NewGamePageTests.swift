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
  private func begun(
    _ row: Phrase, _ keys: [Key], _ start: NewGamePlan = NewGamePlan(), opponent: Int = 0
  ) -> Effect? {
    var state = form(start)
    for key in way(to: row, start, opponent: opponent) + keys + toBegin {
      _ = state.handle(key, in: size)
    }
    return state.handle(.enter, in: size).first
  }

  /// The keys that lead from any row to the first.
  private var toBegin: [Key] { Array(repeating: .pageUp, count: 5) }

  /// The keys that lead from the first row to another by its name, by way of *More* where it is needed; of the rows of
  /// opponents, to that of one of them.
  private func way(
    to row: Phrase, _ plan: NewGamePlan = NewGamePlan(), opponent: Int = 0
  ) -> [Key] {
    let few = FormRow.rows(of: formed(plan, showsMore: false)).map(\.name)
    let all = FormRow.rows(of: formed(plan, showsMore: true)).map(\.name)
    let index = all.indices.filter { all[$0] == row }.dropFirst(opponent).first ?? 0
    if few.contains(row) || page(plan).form.showsMore {
      return Array(repeating: .down, count: index)
    }
    let more = few.count - 1
    return Array(repeating: .down, count: more) + [.right]
      + Array(repeating: .down, count: index - more)
  }

  private func formed(
    _ plan: NewGamePlan, showsMore: Bool, _ invitation: Invitation = .nobody
  ) -> NewGameForm {
    var form = page(plan).form
    form.showsMore = showsMore
    form.invitation = invitation
    return form
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
      let grid = picture.frame(of: state, size: Size(width: 48, height: 26))
      #expect(grid.faults.isEmpty, "\(preset) \(grid.faults)")
    }
  }

  @Test("an open handicap together with friends is explained before the game begins")
  func peekAmongFriends() {
    let friends = way(to: .formFriends)
    // Among friends there are no rows for the deals and for par, but one for bids.
    let peek = Array(way(to: .formPeek).dropLast(1))
    for keys in [
      friends + [.right, .home] + peek + [.right],
      way(to: .formPeek) + [.right, .home] + friends + [.right],
    ] {
      var state = form()
      for key in keys { _ = state.handle(key, in: size) }
      #expect(state.notice == .formPeekTold)
    }
    var alone = form()
    for key in way(to: .formPeek) + [.right] { _ = alone.handle(key, in: size) }
    #expect(alone.notice != .formPeekTold)
  }

  @Test(
    "the opponents' styles are one choice, with a different one for each as the last; unequal ones are kept until it is turned"
  )
  func company() throws {
    #expect(
      begun(.settingStyle, [.right, .right])
        == .begin(NewGamePlan(company: .mixed), .normal, .nobody))
    #expect(
      begun(.settingStyle, [.left, .left], NewGamePlan(company: .mixed))
        == .begin(NewGamePlan(), .normal, .nobody))
    let styles = NewGamePlan(company: .mixed).opponents.map(\.player.style)
    #expect(zip(styles, styles.dropFirst()).allSatisfy { $0 != $1 } && Set(styles).count == 3)
    let own = plan { $0[opponent: 1].player.style = .bold }
    #expect(own.company == nil)
    let text = try Studio().picture().frame(of: form(own), size: size).text
    #expect(try text.contains("‹ \(said(.presetCustom)) ›"))
    #expect(begun(.settingStyle, [.right], own) == .begin(NewGamePlan(), .normal, .nobody))
    #expect(page(NewGamePlan(company: .mixed)).form.showsMore == false)
  }

  @Test("six rows are shown, the others under More, and each row is explained in every language")
  func more() throws {
    var state = form()
    let screen = try Studio().picture().frame(of: state, size: size).text
    let english = try Studio().words("en")
    #expect(screen.contains(english(.formPreset)) && !screen.contains(english(.formFirstDealer)))
    for key in way(to: .formFirstDealer) { _ = state.handle(key, in: size) }
    let more = try Studio().picture().frame(of: state, size: size).text
    #expect(more.contains(english(.formFirstDealer)))
    for code in Studio.languageCodes {
      let words = try Studio().words(code)
      for row in FormRow.rows(of: formed(plan { $0.end = .hands(5) }, showsMore: true)) {
        #expect(words(row.about).wrapped(to: 45).count <= 2, "\(code): \(words(row.about))")
      }
    }
  }

  @Test("a plan with something unusual in it shows all rows at once")
  func custom() throws {
    let state = form(plan { $0.firstDealer = 2 })
    let text = try Studio().picture().frame(of: state, size: size).text
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
      begun(.formPreset, [key])
        == .begin(plan { $0.preset = step < 0 ? .quick : .long }, .normal, .nobody))
    #expect(
      begun(.formPlayers, [key])
        == .begin(plan { $0.players = step < 0 ? .four : .six }, .normal, .nobody))
    #expect(
      begun(.formLength, [key])
        == .begin(plan { $0.end = .points(step < 0 ? 100 : 300) }, .normal, .nobody))
    #expect(
      begun(.formSeat, [key]) == .begin(plan { $0.seat = step < 0 ? 4 : 1 }, .normal, .nobody))
    #expect(
      begun(.formFirstDealer, [key])
        == .begin(plan { $0.firstDealer = step < 0 ? 4 : 0 }, .normal, .nobody))
    #expect(begun(.menuSpeed, [key]) == .begin(NewGamePlan(), step < 0 ? .slow : .fast, .nobody))
    let level: BotSettings.Level = step < 0 ? .casual : .strong
    #expect(
      begun(.formLevel, [key])
        == .begin(NewGamePlan(opponents: .init(level: level)), .normal, .nobody))
    #expect(
      begun(.formOpponentLevel, [key], opponent: 2)
        == .begin(plan { $0[opponent: 2].player = BotSettings(level: level) }, .normal, .nobody))
  }

  @Test("the totals are followed by a number of hands")
  func hands() {
    let byHands = plan { $0.end = .hands(10) }
    #expect(
      begun(.formLength, [.left, .left]) == .begin(byHands, .normal, .nobody))
    #expect(
      begun(.formHands, [.right], byHands) == .begin(plan { $0.end = .hands(11) }, .normal, .nobody)
    )
    let most = plan { $0.end = .hands(60) }
    #expect(begun(.formHands, [.right], most) == .begin(most, .normal, .nobody))
  }

  @Test("names and the deal number are typed; an emptied one gets its default")
  func typing() {
    let typed = plan { $0[opponent: 0].name = PlayerName("Quentin") }
    #expect(
      begun(.formOpponent(number: 1), "Quentin".map(Key.character))
        == .begin(typed, .normal, .nobody))
    #expect(
      begun(.formOpponent(number: 1), Array(repeating: .backspace, count: 7), typed)
        == .begin(NewGamePlan(), .normal, .nobody))
    #expect(
      begun(.formSeed, "12x3".map(Key.character))
        == .begin(plan { $0.seed = 123 }, .normal, .nobody))
  }

  @Test("a match against par is chosen under More, and only where no friends may come")
  func par() throws {
    #expect(begun(.formPar, [.right]) == .begin(plan { $0.isAgainstPar = true }, .normal, .nobody))
    let chosen = plan { $0.isAgainstPar = true }
    #expect(begun(.formPar, [.left], chosen) == .begin(NewGamePlan(), .normal, .nobody))
    #expect(page(chosen).form.showsMore)
    for invitation in Invitation.all(inRoom: false) + Invitation.all(inRoom: true)
    where invitation != .nobody {
      #expect(
        !FormRow.rows(of: formed(chosen, showsMore: true, invitation)).map(\.name).contains(
          .formPar))
    }
  }

  @Test("whether bids are explained is chosen only where friends may come, and reaches the plan")
  func bids() throws {
    let form = formed(NewGamePlan(), showsMore: true, .network)
    let row = try #require(FormRow.rows(of: form).first { $0.name == .formBids })
    #expect(
      !FormRow.rows(of: formed(NewGamePlan(), showsMore: true, .nobody)).map(\.name)
        .contains(.formBids))
    guard case .turn(let turn) = row.kind else {
      Issue.record("it cannot be turned")
      return
    }
    var turned = form
    turn(&turned, 1)
    #expect(turned.plan == plan { $0.explainsBids = false })
    #expect(row.value(form) == .choice(.settingOn) && row.value(turned) == .choice(.settingOff))
    #expect(NewGamePlan(text: turned.plan.text.utf8) == turned.plan)
  }

  @Test("two equal names are refused, and the sentence names them")
  func twice() {
    var state = form(plan { $0[opponent: 0].name = PlayerName("ada") })
    #expect(state.handle(.enter, in: size) == [])
    #expect(state.notice == .formNameTwice(name: "Ada"))
  }

  @Test("a click on the value of the chosen row selects the next one, left of it the previous one")
  func mouse() throws {
    var state = form()
    let grid = try Studio().picture().frame(of: state, size: size)
    let row = try #require((0..<24).first { grid.line($0).contains("Kind of game") })
    func click(x: Int) {
      _ = state.handle(.mouse(Mouse(.press, at: Position(x: x, y: row))), in: size)
    }
    for (x, preset) in [(60, GamePreset.classic), (60, .long), (20, .classic), (20, .quick)] {
      click(x: x)
      #expect((state.top as? NewGamePage)?.form.plan.preset == preset)
    }
  }

  @Test("with changed keys, letters still type, and arrows lead away from a text")
  func changedKeys() throws {
    var state = form(plan { $0.firstDealer = 2 })
    state.context.keys = try KeyMap(["down": [.character("j")], "menu": [.character("b")]])
    let name = way(to: .formName, plan { $0.firstDealer = 2 }).count
    let keys = String(repeating: "j", count: name) + "jb"
    for key in keys { #expect(state.handle(.character(key), in: size) == []) }
    let form = try #require((state.top as? NewGamePage)?.form)
    #expect(form.plan.name?.text == "jb")
    #expect(state.isTyping)
    _ = state.handle(.down, in: size)
    #expect(!state.isTyping)
  }
}
