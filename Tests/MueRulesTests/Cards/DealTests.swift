import Testing

@testable import MueRules

@Suite struct DealTests {
  @Test("every card of the deck is dealt to exactly one seat", arguments: PlayerCount.allCases)
  func complete(players: PlayerCount) {
    for seed in 0..<100 {
      let deal = Deal(players: players, seed: UInt64(seed))
      #expect(deal.hands.allSatisfy { $0.count == Rules.classic[players].handSize })
      #expect(deal.hands.reduce(CardSet.none) { $0 | $1 } == Rules.classic[players].deck)
    }
  }

  @Test("a deal needs one hand for each seat")
  func wrongHands() {
    #expect(throws: DealError.wrongHands(1)) { try Deal(players: .four, hands: [.deck]) }
  }

  @Test("a deal needs hands of the same size")
  func wrongCount() {
    var hands = Deal(players: .four, seed: 1).hands
    hands[2] = hands[2].first.map { hands[2] - CardSet($0) } ?? .none
    #expect(throws: DealError.wrongCount(seat(2), cards: 14)) {
      try Deal(players: .four, hands: hands)
    }
  }

  @Test("no card can be dealt twice")
  func twice() throws {
    var hands = Deal(players: .five, seed: 1).hands
    let first = try #require(hands[0].first)
    let other = try #require(hands[4].first)
    hands[4].remove(other)
    hands[4].insert(first)
    #expect(throws: DealError.twice(first)) { try Deal(players: .five, hands: hands) }
  }

  @Test("three players are dealt no green and no black card")
  func notInDeck() throws {
    var hands = Deal(players: .three, seed: 1).hands
    let other = try #require(hands[1].first)
    hands[1].remove(other)
    hands[1].insert(try card("G5"))
    #expect(throws: DealError.notInDeck(try card("G5"))) {
      try Deal(players: .three, hands: hands)
    }
  }

  @Test("a card goes to every seat about equally often", arguments: PlayerCount.allCases)
  func fair(players: PlayerCount) throws {
    var counts = Array(repeating: 0, count: players.number)
    let last = try #require(Array(Rules.classic[players].deck).last)
    for seed in 0..<1200 {
      let hands = Deal(players: players, seed: UInt64(seed)).hands
      for seat in players.seats where hands[seat].contains(last) { counts[seat] += 1 }
    }
    let share = 1200 / players.number
    #expect(counts.allSatisfy { abs($0 - share) < share / 3 }, "\(counts)")
  }
}
