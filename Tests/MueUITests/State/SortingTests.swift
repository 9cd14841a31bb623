import CellGrid
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("Sorting the hand") struct SortingTests {
  private func auction(_ code: String = "en") throws -> ScreenState {
    try Studio().state(Positions.game(.five) { $0.match.round.turn == $0.personSeat }, code)
  }

  @Test("o and s turn the hand from suits to numbers and back, and the setting keeps it")
  func keys() throws {
    for key: Key in [.character("o"), .character("s")] {
      var state = try auction()
      let bySuit = state.handFromLeft
      let card = state.selection.card
      #expect(state.handle(key) == [.keep(.sorting)])
      #expect(Setting.sorting.text(in: state.preferences) == "numbers")
      let ranks = state.handFromLeft.map(\.rank.number)
      #expect(ranks == ranks.sorted(by: >))
      #expect(state.selection.card == card)
      _ = state.handle(key)
      #expect(state.handFromLeft == bySuit)
    }
  }

  @Test("where s is the letter of a suit it chooses that suit, and o sorts")
  func german() throws {
    var state = try auction("de")
    #expect(state.handle(.character("s")) == [])
    #expect(state.selection.card?.suit == .black)
    #expect(state.handle(.character("o")) == [.keep(.sorting)])
  }

  @Test("sorted by number, trumps stay on the left")
  func trumps() throws {
    var state = try Studio().state(Positions.following())
    _ = state.handle(.character("o"))
    let trumps = try #require(state.view.observation.publicState.play).order.trumps
    let hand = state.handFromLeft
    let count = hand.count(where: trumps.contains)
    #expect(hand.prefix(count).allSatisfy(trumps.contains))
    let rest = hand.dropFirst(count).map(\.rank.number)
    #expect(rest == rest.sorted(by: >))
  }

  @Test("plain mode numbers the cards in the same order")
  func plain() throws {
    let view = try auction().view
    let cards = CardList(Narration(view), by: .numbers).cards.map(\.rank.number)
    #expect(cards == cards.sorted(by: >))
    #expect(CardList(Narration(view), by: .suits).cards.map(\.rank.number) != cards)
  }
}
