import CellGrid
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("A hint on the screen") struct HintTests {
  private func playing() throws -> ScreenState {
    try Studio().state(Positions.asked { _, cards in cards.count > 2 })
  }

  private func advice(_ state: ScreenState, _ moves: [Move]) throws -> Advice {
    try #require(
      Advice(
        moves.enumerated().map { index, move in
          Advice.Choice(
            move: move,
            figures: .adviceHint(move: .advicePass, score: 12, chance: 70),
            reason: .reasonCashesWinner(others: 2))
        }))
  }

  @Test("Esc puts a hint away and opens no menu; a card in it is written as on the table")
  func escape() throws {
    let states = try TableStates.all()
    var state = try #require(states.first { $0.name == "hint" }).state
    let text = try Studio().picture(palette: .none).frame(
      of: state, size: Size(width: 80, height: 24)
    )
    .text
    #expect(text.contains("7◆: 12 points") && text.contains("Esc back"))
    #expect(state.handle(.escape) == [])
    #expect(state.hint == .none && state.isTableShown)
    _ = state.handle(.escape)
    #expect(!state.isTableShown)
  }

  @Test("it is awaited, shown on the cards, and goes on to the next best, around the end")
  func cycle() throws {
    var state = try playing()
    let moves = Array(try #require(state.view.observation.legalMoves).all.suffix(2))
    #expect(state.handle(.character("H")) == [])
    #expect(state.hint == .awaited)
    #expect(state.told == [.hintThinking])
    state.show(try advice(state, moves), in: state.view)
    let chosen = state.selection.card
    #expect(state.proposal == moves[0])
    #expect(state.told.count == 2)
    let keys = KeyBar(state: state).row.hints
    #expect(keys.first == .keyDoProposal && !keys.contains(.keyHint))
    for index in [1, 0] {
      _ = state.handle(.character("H"))
      #expect(state.proposal == moves[index])
      #expect(state.selection.card == chosen)
    }
    #expect(state.handle(.enter) == [.make(moves[0])])
    #expect(state.proposal == nil)
  }

  @Test("any other key does its work and removes the hint")
  func otherKeys() throws {
    var state = try playing()
    _ = state.handle(.character("H"))
    _ = state.handle(.right)
    #expect(state.hint == .none)
    _ = state.handle(.character("H"))
    _ = state.handle(.character("["))
    #expect(state.hint == .none && state.openPage == .summary)
  }

  @Test("a proposed bid leaves what is pushed forward as it is, and Enter makes the proposal")
  func bids() throws {
    var state = try Studio().state(Positions.bidding())
    guard case .bid(let free, _) = state.view.observation.legalMoves else {
      Issue.record("no bid asked")
      return
    }
    let cards = CardSet(free.suffix(2))
    _ = state.handle(.up)
    let pushed = state.selection.pushed
    #expect(pushed.count == 1)
    let advice = try advice(state, [.bid(cards), .pass])
    state.show(advice, in: state.view)
    #expect(state.selection.pushed == pushed)
    #expect(state.handle(.enter) == [.make(.bid(cards))])
    state.show(advice, in: state.view)
    _ = state.handle(.character("H"))
    #expect(state.selection.pushed == pushed)
    #expect(state.handle(.enter) == [.make(.pass)])
    // Another key takes the proposal away, so Enter lays what is pushed.
    state.show(advice, in: state.view)
    _ = state.handle(.right)
    #expect(state.handle(.enter) == [.make(.bid(pushed))])
  }

  @Test("the proposed cards are marked on the table, in Unicode and in ASCII")
  func marks() throws {
    var state = try playing()
    let move = try #require(state.view.observation.legalMoves?.all.first)
    state.show(try advice(state, [move]), in: state.view)
    for (unicode, mark) in [(true, "◇"), (false, "+")] {
      let view = try Studio().picture(unicode: unicode)
      let size = Size(width: 80, height: 24)
      let layout = try #require(Layout(size, players: .five))
      func marks(_ state: ScreenState) -> Int {
        view.frame(of: state, size: size).text.split(
          separator: "\n", omittingEmptySubsequences: false)[
            layout.hand.y...layout.hand.y + 1
          ].joined().count { String($0) == mark }
      }
      var without = state
      without.hint = .none
      #expect(marks(state) == marks(without) + 1)
    }
  }

  @Test("if it is not the person's turn, or hints are off, a sentence says so")
  func refused() throws {
    var state = try Studio().state(Positions.game(.five) { $0.match.round.turn?.index == 1 })
    _ = state.handle(.character("H"))
    #expect(state.hint == .none && state.notice == .notYourTurn(name: "Bea"))
    state = try playing()
    state.preferences.hints = false
    _ = state.handle(.character("H"))
    #expect(state.hint == .none)
    #expect(state.notice == .hintsOffHere)
  }

  @Test("more thought changes what is shown, but not a choice to which the person has turned")
  func refined() throws {
    var state = try playing()
    let moves = Array(try #require(state.view.observation.legalMoves).all.suffix(3))
    state.show(try advice(state, moves), in: state.view)
    #expect(state.hintTurns == 0)
    state.show(try advice(state, moves.reversed()), in: state.view)
    #expect(state.proposal == moves[2] && state.hintTurns == 0)
    _ = state.handle(.character("H"))
    #expect(state.proposal == moves[1] && state.hintTurns == 1)
    state.show(try advice(state, [moves[1], moves[0], moves[2]]), in: state.view)
    #expect(state.proposal == moves[1] && state.hintTurns == 1)
    _ = state.handle(.character("H"))
    #expect(state.proposal == moves[0])
    _ = state.handle(.right)
    #expect(state.hintTurns == nil)
  }

  @Test("Enter just after the first choice has changed says so and plays nothing; again, it plays")
  func changed() throws {
    let view = try Studio().picture(palette: .none)
    let size = Size(width: 80, height: 24)
    var state = try playing()
    let moves = Array(try #require(state.view.observation.legalMoves).all.suffix(2))
    func changed(at now: Duration) throws -> Pacing {
      state.show(try advice(state, moves), in: state.view)
      state.show(try advice(state, moves.reversed()), in: state.view)
      var pacing = Pacing()
      pacing.changeProposal(at: now)
      return pacing
    }
    var pacing = try changed(at: .zero)
    #expect(pacing.nextLook(isWaiting: false) == .milliseconds(500))
    pacing.look(at: .milliseconds(499))
    let early = view.answer(.enter, in: &state, &pacing, size: size)
    #expect(early?.effects == [] && state.isRefused && state.proposal == moves[1])
    #expect(view.frame(of: state, size: size).text.contains("New first choice; Enter does that."))
    let again = view.answer(.enter, in: &state, &pacing, size: size)
    #expect(again?.effects == [.make(moves[1])] && state.proposal == nil)
    // After half a second Enter plays, and other keys always do their work.
    pacing = try changed(at: .zero)
    pacing.look(at: .milliseconds(500))
    #expect(view.answer(.enter, in: &state, &pacing, size: size)?.effects == [.make(moves[1])])
    pacing = try changed(at: .zero)
    _ = view.answer(.right, in: &state, &pacing, size: size)
    #expect(state.hint == .none)
  }

  @Test("how far a hint has come is said at the right of the lines below the table")
  func progress() throws {
    var state = try playing()
    let move = try #require(state.view.observation.legalMoves?.all.first)
    let choice = Advice.Choice(
      move: move, figures: .adviceHint(move: .advicePass, score: 12, chance: 70), reason: nil)
    for (progress, text) in [
      (Phrase.hintTrying(playouts: 12_800), "12800 deals…"),
      (.hintTried(playouts: 400), "400 deals"),
    ] {
      state.show(try #require(Advice([choice], progress: progress)), in: state.view)
      for (width, height) in [(48, 40), (80, 24), (118, 40)] {
        let grid = try Studio().picture(palette: .none).frame(
          of: state, size: Size(width: width, height: height))
        #expect(grid.text.contains(text) && grid.faults.isEmpty, "\(width)x\(height)")
      }
    }
  }

  @Test("a hint belongs to its position")
  func gone() throws {
    var state = try playing()
    _ = state.handle(.character("H"))
    state.show(state.view, after: nil, by: nil)
    #expect(state.hint == .none)
  }
}
