import CellGrid
import MueGame
import MueRules
import Testing

@testable import MueUI

@Suite("Cards dragged by the mouse") struct DraggingTests {
  private let size = Size(width: 80, height: 24)

  private func bidding() throws -> ScreenState {
    try Studio().state(Positions.bidding())
  }

  private func playing() throws -> ScreenState {
    try Studio().state(Positions.asked { _, cards in cards.count > 1 })
  }

  /// Drags a card up by some rows.
  private func drag(_ card: Card, up rows: Int, _ state: inout ScreenState) throws -> [Effect] {
    let layout = try #require(Layout(size, players: .five))
    let hand = HandLayout(state.handFromLeft, in: layout)
    let index = try #require(hand.cards.firstIndex(of: card))
    let position = Position(x: hand.x(index) + 1, y: layout.hand.y + 3)
    let end = Position(x: position.x + 3, y: position.y - rows)
    var effects: [Effect] = []
    for mouse in [Mouse(.press, at: position), Mouse(.drag, at: end), Mouse(.release, at: end)] {
      effects += state.handle(mouse, in: size)
    }
    return effects
  }

  @Test("a card dragged up is played, whichever was chosen")
  func playsCard() throws {
    var state = try playing()
    let card = try #require(
      state.handFromLeft.last { state.view.observation.reasonAgainst($0) == nil })
    #expect(try drag(card, up: 1, &state) == [])
    state.clicked = nil
    #expect(try drag(card, up: 4, &state) == [.make(.play(card))])
  }

  @Test("it is played even if only Enter plays")
  func onlyEnter() throws {
    var state = try playing()
    state.preferences.confirming = .enter
    let card = try #require(
      state.handFromLeft.last { state.view.observation.reasonAgainst($0) == nil })
    #expect(try drag(card, up: 4, &state) == [.make(.play(card))])
  }

  @Test("in the auction, up pushes forward and down pulls back")
  func pushesAndPulls() throws {
    var state = try bidding()
    let card = try #require(state.handFromLeft.last)
    #expect(try drag(card, up: 3, &state) == [])
    #expect(state.selection.pushed == CardSet(card))
    #expect(try drag(card, up: -3, &state) == [])
    #expect(state.selection.pushed.isEmpty)
  }

  @Test("if dragging is off, it works like a click")
  func off() throws {
    var state = try playing()
    state.preferences.dragging = false
    let card = try #require(
      state.handFromLeft.last { state.view.observation.reasonAgainst($0) == nil })
    #expect(try drag(card, up: 4, &state) == [])
    #expect(state.selection.card == card)
  }

  @Test("dragging a grey card says why it is grey, and the card stays")
  func grey() throws {
    var state = try Studio().state(Positions.following())
    let card = try #require(
      state.handFromLeft.first { state.view.observation.reasonAgainst($0) != nil })
    #expect(try drag(card, up: 4, &state) == [])
    #expect(state.notice != nil)
  }
}
