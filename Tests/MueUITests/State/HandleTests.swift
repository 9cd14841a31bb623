import CellGrid
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("Keys at the table") struct HandleTests {
  private func auction() throws -> ScreenState {
    try Studio().state(Positions.bidding())
  }

  private func following() throws -> ScreenState {
    try Studio().state(Positions.following())
  }

  @Test("cards are pushed forward, pulled back, and laid as the bid")
  func bidding() throws {
    var state = try auction()
    #expect(state.handle(.enter) == [])
    #expect(state.notice == .nothingPushed)
    #expect(state.handle(.up) == [])
    let card = try #require(state.selection.card)
    #expect(state.selection.pushed == CardSet(card))
    #expect(state.handle(.down) == [])
    #expect(state.selection.pushed.isEmpty)
    #expect(state.handle(.character("p")) == [.make(.pass)])
    _ = state.handle(.character(" "))
    #expect(state.handle(.character("p")) == [.make(.pass)], "it pulls back and passes at once")
    #expect(state.handle(.enter) == [.make(.bid(CardSet(card)))])
  }

  @Test("the limit of the auction is kept, and reported")
  func limit() throws {
    var state = try auction()
    guard case .bid(_, let atMost) = state.view.observation.legalMoves else {
      Issue.record("no bid asked")
      return
    }
    for _ in 0...atMost {
      _ = state.handle(.up)
      _ = state.handle(.right)
    }
    _ = state.handle(.up)
    #expect(state.selection.pushed.count == atMost)
    #expect(state.notice == .pushedEnough(cards: atMost))
  }

  @Test("what fails names the key that does it", arguments: Studio.languageCodes)
  func failing(code: String) throws {
    let studio = try Studio()
    let words = try studio.words(code)
    var named: [String] = []
    func fails(_ state: ScreenState, _ keys: [Key], naming labels: [String]) throws {
      var state = state
      for key in keys { _ = state.handle(key) }
      let notice = try #require(state.notice)
      named.append(notice.key)
      let shown = try studio.picture(code).frame(of: state, size: Size(width: 80, height: 24)).text
      let text = words(notice)
      for label in labels { #expect(text.contains(label) && shown.contains(label), "\(text)") }
    }
    let auction = try auction()
    let enter = words.names(of: [.command("confirm")])
    try fails(auction, [.enter], naming: ["p"])
    try fails(auction, [.down], naming: ["↑"])
    try fails(auction, [.up, .up], naming: ["↓", enter])
    try fails(auction, [.up, .right, .up, .right, .up, .right, .up, .right, .up], naming: [enter])
    let following = try following()
    try fails(following, [.character("p")], naming: [enter])
    var naming = try Positions.game(.four)
    try Positions.play(
      &naming,
      until: {
        if case .chiefNames = $0.match.round.publicState.phase {
          $0.match.round.turn == $0.personSeat
        } else {
          false
        }
      }, choose: Positions.personBidsMost)
    let state = try studio.state(naming, code)
    try fails(state, [.character("p")], naming: ["↑↓", enter])
    #expect(Set(named).count == named.count)
  }

  @Test("the arrows move around among the legal cards only, and Enter plays the chosen one")
  func playing() throws {
    var state = try following()
    guard case .play(let legal) = state.view.observation.legalMoves else {
      Issue.record("no card asked")
      return
    }
    let first = try #require(state.selection.card)
    for _ in 0..<legal.count {
      #expect(state.selection.card.map(legal.contains) == true)
      _ = state.handle(.right)
    }
    #expect(state.selection.card == first)
    #expect(state.handle(.enter) == [.make(.play(first))])
  }

  @Test("a key that jumps to a grey card says why it is grey")
  func jumpToGrey() throws {
    var state = try following()
    let narration = Narration(state.view)
    let hand = state.view.observation.hand
    let legalRanks = Set(hand.filter { narration.reason(against: $0) == nil }.map(\.rank))
    let grey = try #require(hand.first { !legalRanks.contains($0.rank) })
    let chosen = try #require(state.selection.card)
    #expect(state.handle(.character(Character(String(grey.rank.number)))) == [])
    #expect(state.notice == narration.reason(against: grey))
    #expect(state.selection.card == chosen && legalRanks.contains(chosen.rank))
  }

  @Test("Enter on a finished trick only takes it")
  func heldTrick() throws {
    var state = try following()
    state.isTrickHeld = true
    #expect(state.handle(.enter) == [])
    #expect(!state.isTrickHeld)
    #expect(state.handle(.enter).count == 1)
  }

  @Test("any key takes a finished trick, even one without meaning")
  func heldTrickAndUnknownKey() throws {
    var state = try following()
    state.isTrickHeld = true
    #expect(state.handle(.character("§")) == [])
    #expect(!state.isTrickHeld)
    #expect(state.notice == nil)
  }

  @Test("a notice stays until a key is pressed, while others play too")
  func keptNotice() throws {
    var state = try auction()
    let view = state.view
    let other = view.rules.players.seats[1]
    state.say(.lastRunStopped)
    state.show(view, after: .pass, by: other)
    #expect(state.notice == .lastRunStopped)
    _ = state.handle(.right)
    state.show(view, after: .pass, by: other)
    #expect(state.notice == .passes(name: .player(name: view.players[other].name.text)))
  }

  @Test("brackets and Tab turn to the pages and back, Escape opens and closes the menu")
  func pages() throws {
    var state = try auction()
    _ = state.handle(.character("["))
    #expect(state.openPage == .summary)
    _ = state.handle(.character("]"))
    #expect(state.openPage == .sheet(row: 0))
    _ = state.handle(.character("]"))
    #expect(state.openPage == .table)
    for page: OpenPage in [.summary, .sheet(row: 0)] {
      _ = state.handle(.tab)
      #expect(state.openPage == page)
    }
    _ = state.handle(.tab)
    guard case .log = state.openPage else {
      Issue.record("the log comes after the sheet")
      return
    }
    _ = state.handle(.tab)
    #expect(state.openPage == .table)
    _ = state.handle(.escape)
    #expect(state.openPage == .menu(.goOn))
    _ = state.handle(.escape)
    #expect(state.openPage == .table)
  }

  @Test("no key on any page leads to an illegal choice")
  func onlyLegalChoices() throws {
    let keys: [Key] =
      [.left, .right, .up, .down, .enter, .tab, .escape, .backspace, .control("x")]
      + "pPq?uUCml[]079rRzZ ".map(Key.character)
    let states = try RecordedStates.all(.five)
    var moves = 0
    for recorded in states {
      for page in recorded.pages {
        for key in keys {
          var state = recorded.state
          state.openPage = page
          let legal = state.view.observation.legalMoves
          for case .make(let move) in state.handle(key) {
            #expect(legal?.contains(move) == true, "\(recorded.name) \(page) \(key)")
            moves += 1
          }
          if let card = state.selection.card {
            #expect(state.view.observation.hand.contains(card))
          }
        }
      }
    }
    #expect(moves > 0)
  }

  @Test("the rest is claimed only when a card is asked for")
  func claiming() throws {
    var state = try following()
    #expect(state.handle(.character("C")) == [.claim])
    state = try auction()
    #expect(state.handle(.character("C")) == [])
    #expect(state.notice == .claimNotNow)
  }

  @Test("a forced card is played automatically only if that setting is on")
  func forced() throws {
    var state = try Studio().state(Positions.asked { _, cards in cards.looks.count == 1 })
    #expect(state.preferences.autoPlay, "it is on at first")
    state.preferences.autoPlay = false
    #expect(state.forcedMove == nil)
    state.preferences.autoPlay = true
    #expect(state.forcedMove.map { state.view.observation.legalMoves?.contains($0) } == true)
    state = try following()
    state.preferences.autoPlay = true
    #expect(state.forcedMove == nil)
  }

  @Test("the log opens at its end and scrolls to its beginning")
  func log() throws {
    var game = try Positions.game(.five)
    try Positions.play(&game, until: { $0.match.round.score != nil })
    var state = try Studio().state(game)
    let picture = try Studio().picture()
    let size = Size(width: 48, height: 26)
    _ = state.handle(.character("m"))
    guard case .log(let last) = state.openPage else { throw CancellationError() }
    #expect(last > 0)
    _ = state.handle(.home)
    #expect(state.openPage == .log(row: 0))
    let dealt = try Studio().words("en")(.logHeading(hand: 1, name: .you))
    #expect(picture.frame(of: state, size: size).text.contains(dealt))
    _ = state.handle(.escape)
    #expect(state.openPage == .table)
  }

  @Test(
    "a trick that has just ended can be held again; without one nothing is held")
  func holdTrick() throws {
    var game = try Positions.game(.five)
    var state = try Studio().state(game)
    state.holdTrick()
    #expect(!state.isTrickHeld)
    try Positions.play(
      &game,
      until: {
        let publicState = $0.match.round.publicState
        return publicState.finishedTricks == 2 && publicState.currentTrick == nil
      })
    state = try Studio().state(game)
    state.holdTrick()
    #expect(state.isTrickHeld)
  }

  @Test("a key without meaning says so")
  func unknownKey() throws {
    var state = try auction()
    _ = state.handle(.character("§"))
    #expect(state.notice == .unknownKey)
  }

  @Test("q leaves from the table, and goes back from a page above it; Ctrl-C leaves everywhere")
  func leaving() throws {
    for page: OpenPage in [
      .table, .summary, .sheet(row: 0), .log(row: 0), .menu(.settings), .document(Reader(.rules)),
      .settings(SettingsPage()),
    ] {
      var state = try auction()
      state.openPage = page
      #expect(state.handle(.control("c")) == [.leave])
      let isTable = page == .table
      #expect(state.handle(.character("q")) == (isTable ? [.leave] : []))
      // The settings belong to the menu.
      let isBack = state.openPage == .table || state.openPage == .menu(.settings)
      #expect(isBack && state.notice == nil)
    }
  }
}
