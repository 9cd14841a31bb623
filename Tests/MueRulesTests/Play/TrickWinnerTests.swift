import Testing

@testable import MueRules

@Suite("The winner of a trick") struct TrickWinnerTests {
  /// The index of the winning card, with the cards in the order played.
  private func winner(_ vice: String, _ chief: String, _ text: String) throws -> Int {
    let order = TrickOrder(
      chiefTrump: try trump(chief), viceTrump: vice.isEmpty ? nil : try trump(vice))
    var hands: [CardSet] = []
    var used = CardSet.none
    for wanted in try #require(Card.list(text: text)) {
      let card = try #require(CardSet.deck.unused(like: wanted, excluding: used))
      used.insert(card)
      hands.append(CardSet(card))
    }
    let players = try #require(PlayerCount(rawValue: hands.count))
    var play = TrickPlay(players: players, order: order, hands: hands, chief: seat(0))
    for hand in hands { play.play(try #require(hand.first)) }
    #expect(play.isOver)
    #expect(play.points[play.winner.index] == used.points)
    return play.winner.index
  }

  @Test(
    "the strongest trump wins, or else the strongest card of the led suit",
    arguments: [
      ("", "none", "R3 R9 R5", 1),
      ("", "none", "R3 Y9 K9 R4", 3),  // a higher card of another suit is nothing
      ("", "none", "R0 Y9 K9 B9", 0),
      ("", "red", "Y9 R0 Y8", 1),  // the lowest trump beats the highest other card
      ("", "red", "Y9 R0 R4 R2", 2),
      ("", "7", "R9 R7 R8", 1),
      ("", "7", "R9 Y7 R8", 1),
      ("red", "blue", "R9 B0 R8", 1),  // the Chief's lowest beats the Vice's highest
      ("red", "7", "R9 Y7 R8", 1),
      ("red", "7", "Y7 R7 R9", 1),  // a double trump beats all
      ("7", "red", "Y7 R0 R7", 2),
      ("7", "red", "R0 Y7 G7", 0),
      ("3", "5", "R3 Y5 G3 B5", 1),
    ])
  func strongest(vice: String, chief: String, trick: String, index: Int) throws {
    #expect(try winner(vice, chief, trick) == index)
  }

  @Test(
    "of equal cards the first one played wins",
    arguments: [
      ("", "7", "Y7 R7 K7 B7", 0),  // all of a number trump
      ("", "7", "R2 K7 R7 B7", 1),
      ("red", "7", "Y7 G7 R5", 0),
      ("red", "7", "R7 R7 G7", 0),  // double trumps of one suit are twins
      ("", "none", "R3 R7 R7", 1),  // twins outside the trumps
      ("", "none", "R1 R1 R0", 0),
      ("", "red", "Y2 R7 R7", 1),  // twin trumps
      ("7", "red", "R0 Y7 G7", 0),
    ])
  func equal(vice: String, chief: String, trick: String, index: Int) throws {
    #expect(try winner(vice, chief, trick) == index)
  }
}
