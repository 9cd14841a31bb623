import Testing

@testable import MueRules

@Suite("Éclat") struct EclatTests {
  private func score(_ auction: Auction) throws -> [Int] {
    guard case .eclat(let eclat) = auction.outcome else {
      Issue.record("no éclat: \(String(describing: auction.outcome))")
      return []
    }
    return auction.rules.bonus(of: eclat)
  }

  @Test(
    "the player who drew level last pays 10 for each card laid, the other tied player gets 5 for each"
  )
  func two() throws {
    let auction = try Auction.turns("R2", "Y2 Y3", "", "", "R3", players: .four)
    let eclat = Eclat(level: 2, tied: [seat(0), seat(1)], last: seat(0))
    #expect(auction.outcome == .eclat(eclat))
    #expect(try score(auction) == [-20, 10, 0, 0])
  }

  @Test("all others who are tied get 5 for each card laid; everyone else 0")
  func three() throws {
    let auction = try Auction.turns("R2", "Y2", "", "B2", "", players: .five)
    #expect(try score(auction) == [5, 5, 0, -10, 0])
  }

  @Test("all at the table may be tied")
  func everyone() throws {
    let auction = try Auction.turns("R2", "Y2", "G2", "B2", "K2", "R3", players: .six)
    #expect(try score(auction) == [5, 5, 5, 5, 5, -10])
  }

  @Test("what counts is which of the tied drew level last, not who bid last")
  func lastToDrawLevel() throws {
    let auction = try Auction.turns("R2", "Y2 Y3", "B2 B3", "K2", players: .four)
    #expect(try score(auction) == [0, 10, -20, 0])
  }

  @Test("what counts is the last step to the shared number, not the first bid")
  func stepByStep() throws {
    let auction = try Auction.turns("R2", "Y2", "", "", "Y3", "", "R3", players: .three)
    #expect(try score(auction) == [-20, 10, 0])
  }

  @Test("a tie that is broken later is not an éclat")
  func broken() throws {
    let auction = try Auction.turns("R2", "Y2", "", "", "R3", players: .four)
    #expect(auction.roles == Roles(chief: seat(0), vice: seat(1), level: 2))
  }

  @Test("the hand is over, no card is played and no card points are scored")
  func noPlay() throws {
    var round = Round(deal: try .holding("R6", "Y6", players: .four), dealer: seat(0))
    try round.make("R6", "Y6")
    try round.endAuction()
    #expect(round.turn == nil)
    #expect(round.score?.points == [0, 0, 0, 0])
    #expect(round.score?.score == [5, -10, 0, 0])
    #expect(round.publicState.tricks.isEmpty)
    #expect(try round.refusal(of: .play(card("R6"))) == .handIsOver)
  }
}
