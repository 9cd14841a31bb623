import Testing

@testable import MueRules

@Suite("Twins look alike") struct TwinTests {
  /// Four players; seat 0 holds the second red 7 of the deal, seat 1 the first.
  private func round() throws -> Round {
    let seeds = (0..<400 as Range<UInt64>).lazy.map { Deal(players: .four, seed: $0) }
    let deal = try #require(
      seeds.first { deal in
        deal.hands[0].contains(Card(known: 9)) && deal.hands[1].contains(Card(known: 8))
      })
    return Round(deal: deal, dealer: PlayerCount.four.seats[0])
  }

  @Test("whichever twin is shown first counts as the first, so nobody learns where the other is")
  func firstShown() throws {
    var round = try round()
    let seen = round.observation(for: PlayerCount.four.seats[2])
    try round.apply(.bid(CardSet(Card(known: 9))))
    #expect(round.publicState.auction.laid[0] == CardSet(Card(known: 8)))
    #expect(round.deal.hands[0].contains(Card(known: 8)))
    #expect(round.deal.hands[1].contains(Card(known: 9)))
    #expect(round.deal.texts.map { $0.count } == Array(repeating: 44, count: 4))
    #expect(round.observation(for: PlayerCount.four.seats[2]).dealt == seen.dealt)
  }

  @Test("the second one shown stays the second")
  func secondShown() throws {
    var round = try round()
    try round.apply(.bid(CardSet(Card(known: 9))))
    try round.apply(.bid(CardSet(Card(known: 9))))
    #expect(round.publicState.auction.laid[1] == CardSet(Card(known: 9)))
  }

  @Test("a refused move changes nothing")
  func refused() throws {
    var round = try round()
    let before = round
    #expect(throws: IllegalMove.self) { try round.apply(.play(Card(known: 9))) }
    let tooMany = CardSet(round.deal.hands[0].filter { $0.rank.isTwin }) | CardSet(Card(known: 9))
    try #require(tooMany.count > 1)
    #expect(throws: IllegalMove.self) { try round.apply(.bid(tooMany)) }
    #expect(round == before)
  }
}
