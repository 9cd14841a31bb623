import CellGrid
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("Asking why a card is grey") struct WhyTests {
  private func following() throws -> ScreenState {
    try Studio().state(Positions.following())
  }

  private func asked(_ state: ScreenState) -> Card? {
    if case .why(let card) = state.openPage { card } else { nil }
  }

  @Test("a question mark asks about a grey card, and the arrows go on to every other card")
  func walk() throws {
    var state = try following()
    _ = state.handle(.character("?"))
    let first = try #require(asked(state))
    #expect(Narration(state.view).reason(against: first) != nil)
    var seen = CardSet.none
    for _ in state.view.observation.hand {
      seen.insert(try #require(asked(state)))
      _ = state.handle(.right)
    }
    #expect(seen == state.view.observation.hand)
    #expect(asked(state) == first)
    _ = state.handle(.left)
    _ = state.handle(.right)
    #expect(asked(state) == first)
  }

  @Test("a grey card asked about is not chosen, a legal card is")
  func back() throws {
    var state = try following()
    let chosen = state.selection.card
    _ = state.handle(.character("?"))
    #expect(state.handle(.enter) == [])
    #expect(state.openPage == .table)
    #expect(state.selection.card == chosen)
    _ = state.handle(.character("?"))
    while let card = asked(state), Narration(state.view).reason(against: card) != nil {
      _ = state.handle(.right)
    }
    let legal = asked(state)
    #expect(state.handle(.escape) == [])
    #expect(state.selection.card == legal)
  }

  @Test("a digit jumps to a card of that number, grey or not")
  func jump() throws {
    var state = try following()
    _ = state.handle(.character("?"))
    let last = try #require(state.handFromLeft.last)
    _ = state.handle(.character(Character(String(last.rank.number))))
    #expect(asked(state)?.rank == last.rank)
  }

  @Test("a question mark opens the help when no card is grey, and when pressed again")
  func help() throws {
    var state = try following()
    _ = state.handle(.character("?"))
    _ = state.handle(.character("?"))
    #expect(state.openPage == .document(Reader(.howto)))
    var other = try Studio().state(Positions.game(.five))
    _ = other.handle(.character("?"))
    #expect(other.openPage == .document(Reader(.howto)))
  }

  @Test("a click asks about another card, and outside the hand goes back")
  func mouse() throws {
    let size = Size(width: 80, height: 24)
    var state = try following()
    let layout = try #require(Layout(size, players: .five))
    let hand = HandLayout(state.handFromLeft, in: layout)
    _ = state.handle(.character("?"))
    let spot = Position(x: hand.x(1) + 1, y: layout.hand.bottom - 1)
    _ = state.handle(Mouse(.press, at: spot), in: size)
    #expect(asked(state) == state.handFromLeft[1])
    _ = state.handle(Mouse(.press, at: Position(x: 40, y: 5)), in: size)
    #expect(state.openPage == .table)
  }
}
