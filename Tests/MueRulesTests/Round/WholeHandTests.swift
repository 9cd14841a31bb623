import Testing

@testable import MueRules

/// A whole hand of three players, card by card.
@Suite("A whole hand") struct WholeHandTests {
  /// Seat 0 holds all red cards, seat 1 all yellow ones, seat 2 all blue ones.
  private func round() throws -> Round {
    let hands: [CardSet] = [.suit(.red), .suit(.yellow), .suit(.blue)]
    return Round(deal: try Deal(players: .three, hands: hands), dealer: seat(2))
  }

  private func played(_ round: Round, trump: String) throws -> Round {
    var round = round
    try round.endAuction()
    try round.make(trump)
    while let moves = round.legalMoves { try round.apply(try #require(moves.all.first)) }
    return round
  }

  @Test("the Chief leads the first trick, the winner of a trick the next")
  func leaders() throws {
    var bid = try round()
    try bid.make("B3")
    let round = try played(bid, trump: "blue")
    #expect(round.publicState.tricks.count == 12)
    #expect(round.publicState.tricks.allSatisfy { $0.leader == seat(2) && $0.winner == seat(2) })
    #expect(round.score?.points == [0, 0, 36])
    #expect(round.score?.score == [0, 0, 36 + 10])
  }

  @Test("the lead goes to the winner of the trick before")
  func leadPasses() throws {
    var bid = try round()
    try bid.make("", "R0")
    try bid.endAuction()
    try bid.make("0", "R1", "Y0", "B0")
    #expect(bid.turn == seat(1))
    #expect(bid.publicState.tricks[0].winner == seat(1))
    #expect(bid.publicState.points == [0, 2, 0])
    try bid.make("Y1")
    #expect(bid.publicState.currentTrick?.leader == seat(1))
  }

  @Test("cards laid in the auction are played like any other card of the hand")
  func laidCards() throws {
    var round = try round()
    try round.make("B3", "", "", "B9")
    try round.endAuction()
    try round.make("none")
    #expect(round.legalMoves == .play(.suit(.blue)))
    #expect(round.publicState.lying(before: seat(2)).text == "B3 B9")
    try round.make("B9")
    #expect(round.publicState.lying(before: seat(2)).text == "B3")
    #expect(!round.hand(of: seat(2)).contains(try card("B9")))
  }

  @Test("a trick has its leader, its points, its cards by seat and its winner so far")
  func trick() throws {
    var round = try round()
    try round.make("B3")
    try round.endAuction()
    try round.make("none", "B6", "R7")
    let trick = try #require(round.publicState.currentTrick)
    #expect(trick.points == 4)
    #expect(trick.card(of: seat(2), .three)?.text == "B6")
    #expect(trick.card(of: seat(0), .three)?.text == "R7")
    #expect(trick.card(of: seat(1), .three) == nil)
    #expect(trick.winner == seat(2))
    try round.make("Y2")
    #expect(round.publicState.currentTrick == nil)
    #expect(round.publicState.tricks.last?.cards.map(\.text) == ["B6", "R7", "Y2"])
  }

  @Test("of twins in hand the first is used first, laid or played (our choice)")
  func twins() throws {
    var round = try round()
    let twins = Array(CardSet.suit(.blue) & .rank(rank(7)))
    try round.apply(.bid(CardSet(twins[1])))
    #expect(round.publicState.auction.laid[2] == CardSet(twins[0]))
    try round.make("", "", "B7")
    #expect(round.publicState.auction.laid[2] == CardSet(twins))
    try round.endAuction()
    try round.make("none")
    try round.apply(.play(twins[1]))
    #expect(round.publicState.played[2] == CardSet(twins[0]))
  }
}
