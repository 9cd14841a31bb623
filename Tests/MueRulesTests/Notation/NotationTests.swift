import Testing

@testable import MueRules

@Suite struct NotationTests {
  @Test("cards are written suit letter then rank, K for black")
  func cardTexts() throws {
    #expect(try cards("R7 Y0 G9 B1 K3").count == 5)
    #expect(Suit.allCases.map(\.letter) == ["R", "Y", "G", "B", "K"])
    #expect(Card(.black, rank(3)).text == "K3")
    for card in CardSet.deck { #expect(Card(text: card.text) == card.firstTwin ?? card) }
  }

  @Test("twins are written alike; the second of two in a list is the second twin")
  func twins() throws {
    let both = CardSet.suit(.red) & .rank(rank(7))
    #expect(both.text == "R7 R7")
    #expect(try cards("R7 R7") == both)
    #expect(try cards("R7") == both.looks)
    #expect(CardSet(text: "R7 R7 R7") == nil)
    #expect(CardSet(text: "R6 R6") == nil)
  }

  @Test("a set of cards is written in deck order and read in any")
  func sets() throws {
    #expect(try cards("K9 R0 G7 R7").text == "R0 R7 G7 K9")
    #expect(try cards("").isEmpty)
    #expect(CardSet.none.text == "")
    #expect(try cards(CardSet.deck.text) == .deck)
  }

  @Test(
    "what is not a card is refused",
    arguments: [
      "r7", "R", "7", "R10", "X3", " R7", "R7 ", "R77", "7R", "Ä7", "R٧", "\r\n", "R\u{301}",
      "RR", "--", "é",
    ])
  func noCard(text: String) {
    #expect(Card(text: text) == nil)
    #expect(CardSet(text: text) == nil)
  }

  @Test(
    "what is not a list of cards is refused", arguments: [" ", "R7  R6", "R7,R6", "R7\nR6", "R7 x"])
  func noList(text: String) {
    #expect(CardSet(text: text) == nil)
    #expect(Card.list(text: text) == nil)
  }

  @Test("trumps are written by their suit's name, their number, or none")
  func trumps() throws {
    let words = ["red", "yellow", "green", "blue", "black"] + (0...9).map(String.init) + ["none"]
    for word in words { #expect(try trump(word).text == word) }
    #expect(try trump("none") == .noTrump)
    #expect(try trump("7") == .number(rank(7)))
    #expect(try trump("black") == .suit(.black))
  }

  @Test(
    "what is not a trump is refused",
    arguments: ["", "Red", "R", "10", "-1", "+1", "07", "None", "no", "٧", " 7", "7 ", "purple"])
  func noTrump(text: String) {
    #expect(Trump(text: text) == nil)
  }
}
