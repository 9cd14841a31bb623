import CellGrid
import MueRules
import MueTable
import MueWords
import Testing

@testable import MueScreen

@Suite("Keys at the table") struct HandleTests {
  private func auction() throws -> ScreenState {
    var game = try Positions.game(.five)
    try Positions.play(&game, until: { $0.moveCount == 5 })
    return try Studio().state(game)
  }

  /// The person is to follow and cannot play every card.
  private func following() throws -> ScreenState {
    var game = try Positions.game(.five)
    try Positions.play(
      &game,
      until: { game in
        guard game.match.round.turn == game.personSeat,
          case .play(let cards) = game.match.round.legalMoves
        else { return false }
        return cards != game.match.round.hand(of: game.personSeat)
      })
    return try Studio().state(game)
  }

  @Test("cards are pushed forward, pulled back, and locked as the bid")
  func bidding() throws {
    var state = try auction()
    #expect(state.handle(.enter) == [])
    #expect(state.notice == .nothingPushed)
    #expect(state.handle(.up) == [])
    let card = try #require(state.selection.card)
    #expect(state.selection.pushed == CardSet(card))
    #expect(state.handle(.character("p")) == [])
    #expect(state.notice == .pullBackToPass)
    #expect(state.handle(.down) == [])
    #expect(state.selection.pushed.isEmpty)
    #expect(state.handle(.character("p")) == [.make(.pass)])
    _ = state.handle(.character(" "))
    #expect(state.handle(.enter) == [.make(.bid(CardSet(card)))])
  }

  @Test("the limit of the auction is kept, and said")
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
    #expect(state.notice == .limitReached(cards: atMost))
  }

  @Test("the arrows go round among the legal cards only, and Enter plays the chosen one")
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

  @Test("a question mark says why a card is grey; without one it opens the help")
  func why() throws {
    var state = try following()
    _ = state.handle(.character("?"))
    let key = try #require(state.notice?.key)
    #expect(
      ["answers.mustFollowSuit", "answers.mustFollowTrump", "answers.trumpDoesNotCount"]
        .contains(key))
    var other = try auction()
    _ = other.handle(.character("?"))
    #expect(other.scene == .document(Reader(.howto)))
  }

  @Test("a key that jumps to a grey card says why it is grey")
  func jumpToGrey() throws {
    var state = try following()
    guard case .play(let legal) = state.view.observation.legalMoves else { return }
    let grey = try #require((state.view.observation.hand - legal).first)
    let legalRanks = Set(legal.map(\.rank))
    if !legalRanks.contains(grey.rank) {
      _ = state.handle(.character(Character(String(grey.rank.number))))
      #expect(state.notice?.key.hasPrefix("answers.") == true)
    }
    #expect(state.selection.card.map(legal.contains) == true)
  }

  @Test("Enter while a finished trick lies there only takes it away")
  func heldTrick() throws {
    var state = try following()
    state.isTrickHeld = true
    #expect(state.handle(.enter) == [])
    #expect(!state.isTrickHeld)
    #expect(state.handle(.enter).count == 1)
  }

  @Test("any key takes a finished trick away, also one without meaning")
  func heldTrickAndUnknownKey() throws {
    var state = try following()
    state.isTrickHeld = true
    #expect(state.handle(.character("§")) == [])
    #expect(!state.isTrickHeld)
    #expect(state.notice == nil)
  }

  @Test("what was said stays until a key, whatever the others do")
  func keptNotice() throws {
    var state = try auction()
    let view = state.view
    let other = view.rules.players.seats[1]
    state.say(.lastRunStopped)
    state.show(view, after: .pass, by: other)
    #expect(state.notice == .lastRunStopped)
    _ = state.handle(.right)
    state.show(view, after: .pass, by: other)
    #expect(state.notice == .passes(name: view.players[other].name.text))
  }

  @Test("brackets and Tab turn to the pages and back, Escape opens and closes the menu")
  func pages() throws {
    var state = try auction()
    _ = state.handle(.character("["))
    #expect(state.scene == .summary)
    _ = state.handle(.character("]"))
    #expect(state.scene == .sheet(row: 0))
    _ = state.handle(.character("]"))
    #expect(state.scene == .table)
    for scene: Scene in [.summary, .sheet(row: 0), .table] {
      _ = state.handle(.tab)
      #expect(state.scene == scene)
    }
    _ = state.handle(.escape)
    #expect(state.scene == .menu(.goOn))
    _ = state.handle(.escape)
    #expect(state.scene == .table)
  }

  @Test("no key on any page leads to a choice that the rules do not allow")
  func onlyLegalChoices() throws {
    let keys: [Key] =
      [.left, .right, .up, .down, .enter, .tab, .escape, .backspace, .control("x")]
      + "pPq?l[]079rRzZ ".map(Key.character)
    let states = try RecordedStates.all(
      .five, Studio(), "en", names: SweepTests.names)
    for recorded in states {
      for scene in recorded.scenes {
        for key in keys {
          var state = recorded.state
          state.scene = scene
          let legal = state.view.observation.legalMoves
          for case .make(let move) in state.handle(key) {
            #expect(legal?.contains(move) == true, "\(recorded.name) \(scene) \(key)")
          }
          if let card = state.selection.card {
            #expect(state.view.observation.hand.contains(card))
          }
        }
      }
    }
  }

  @Test("a key without meaning says so")
  func unknownKey() throws {
    var state = try auction()
    _ = state.handle(.character("§"))
    #expect(state.notice == .unknownKey)
  }

  @Test("q leaves from everywhere")
  func leaving() throws {
    for scene: Scene in [
      .table, .summary, .sheet(row: 0), .menu(.speed), .document(Reader(.rules)),
    ] {
      var state = try auction()
      state.scene = scene
      #expect(state.handle(.character("q")) == [.leave])
    }
  }
}
