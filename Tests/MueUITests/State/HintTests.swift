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
            figures: .adviceHint(place: index + 1, move: .advicePass, score: 12, chance: 70),
            reason: .reasonCashesWinner)
        }))
  }

  @Test("it is awaited, shown on the cards, and goes on to the next best, around the end")
  func cycle() throws {
    var state = try playing()
    guard case .play(let cards) = state.view.observation.legalMoves else { return }
    let moves = Array(cards.suffix(2)).map(Move.play)
    #expect(state.handle(.character("H")) == [])
    #expect(state.hint == .awaited)
    #expect(state.told == [.hintThinking])
    state.show(try advice(state, moves), in: state.view)
    #expect(state.selection.card.map(Move.play) == moves[0])
    #expect(state.told.count == 2)
    for index in [1, 0] {
      _ = state.handle(.character("H"))
      #expect(state.selection.card.map(Move.play) == moves[index])
    }
    #expect(state.handle(.enter) == [.make(moves[0])])
  }

  @Test("any other key does its work and removes the hint")
  func otherKeys() throws {
    var state = try playing()
    _ = state.handle(.character("H"))
    _ = state.handle(.right)
    #expect(state.hint == .none)
    _ = state.handle(.character("H"))
    _ = state.handle(.character("["))
    #expect(state.hint == .none && state.scene == .summary)
  }

  @Test("a bid is pushed forward, a pass pulls everything back, and nothing is laid automatically")
  func bids() throws {
    var game = try Positions.game(.five)
    try Positions.play(&game, until: { $0.moveCount == 5 })
    var state = try Studio().state(game)
    guard case .bid(let free, _) = state.view.observation.legalMoves else {
      Issue.record("no bid asked")
      return
    }
    let cards = CardSet(free.suffix(2))
    state.show(try advice(state, [.bid(cards), .pass]), in: state.view)
    #expect(state.selection.pushed == cards)
    #expect(state.selection.card.map(cards.contains) == true)
    _ = state.handle(.character("H"))
    #expect(state.selection.pushed.isEmpty)
  }

  @Test("if it is not the person's turn, or hints are off, a sentence says so")
  func refused() throws {
    var state = try Studio().state(Positions.game(.five))
    if !state.isAsked {
      _ = state.handle(.character("H"))
      #expect(state.hint == .none && state.notice != nil)
    }
    state = try playing()
    state.preferences.hints = false
    _ = state.handle(.character("H"))
    #expect(state.hint == .none)
    #expect(state.notice == .hintsAreOff)
  }

  @Test("a hint belongs to its position")
  func gone() throws {
    var state = try playing()
    _ = state.handle(.character("H"))
    state.show(state.view, after: nil, by: nil)
    #expect(state.hint == .none)
  }
}
