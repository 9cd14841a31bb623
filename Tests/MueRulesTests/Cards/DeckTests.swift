import Testing

@testable import MueRules

@Suite struct DeckTests {
  @Test("each of the five suits has the twelve cards 0 1 1 2 3 4 5 6 7 7 8 9")
  func suits() {
    #expect(Suit.allCases.map(\.name) == ["red", "yellow", "green", "blue", "black"])
    for suit in Suit.allCases {
      let cards = CardSet.suit(suit)
      #expect(cards.map(\.rank.number) == [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9])
      #expect(cards.allSatisfy { $0.suit == suit })
    }
    #expect(CardSet.deck.count == 60)
  }

  @Test(
    "a card is worth its rank's points",
    arguments: zip(0...9, [1, 0, 1, 1, 1, 1, 2, 2, 1, 0]))
  func points(number: Int, points: Int) throws {
    #expect(try #require(Rank(number)).points == points)
    for card in CardSet.rank(rank(number)) {
      #expect(card.points == points)
      #expect(CardSet(card).points == points)
    }
  }

  @Test("a suit has 12 points and the deck 60")
  func sums() {
    for suit in Suit.allCases { #expect(CardSet.suit(suit).points == 12) }
    #expect(CardSet.deck.points == 60)
    #expect(CardSet.none.points == 0)
  }

  @Test("the two 1s of a suit are alike and so are the two 7s; no other cards are twins")
  func twins() {
    for suit in Suit.allCases {
      for rank in Rank.all {
        let alike = CardSet.suit(suit) & .rank(rank)
        #expect(alike.count == (rank.isTwin ? 2 : 1))
        #expect(alike.looks.count == 1)
        #expect(alike.first == Card(suit, rank))
        #expect(Array(alike).last?.firstTwin == (rank.isTwin ? alike.first : nil))
        #expect(Card(suit, rank).firstTwin == nil)
      }
    }
    #expect(Rank.all.filter(\.isTwin).map(\.number) == [1, 7])
  }

  @Test("the deck is in the order of its indices, and there is no rank beyond 0 to 9")
  func bounds() {
    #expect((0..<60).map(Card.init(at:)) == Array(CardSet.deck))
    #expect(Rank(-1) == nil)
    #expect(Rank(10) == nil)
  }
}
