import Testing

@testable import MueRules

@Suite("The auction's end") struct AuctionEndTests {
  @Test("a pass is not final")
  func passAndBid() throws {
    var round = Round(deal: try .holding("R2", "Y2", players: .four), dealer: seat(0))
    try round.make("", "Y2", "", "", "R2")
    #expect(round.publicState.auction.laid.map(\.count) == [1, 1, 0, 0])
  }

  @Test("it ends when all have passed in succession, including the last bidder")
  func lastBidderPasses() throws {
    var round = Round(deal: try .holding("R2", players: .four), dealer: seat(0))
    try round.make("R2", "", "", "")
    #expect(round.publicState.phase == .auction)
    #expect(round.turn == seat(0))
    try round.make("")
    #expect(round.publicState.phase != .auction)
  }

  @Test("a bid restarts the count of passes")
  func countAnew() throws {
    var round = Round(deal: try .holding("R2 R3", players: .four), dealer: seat(0))
    try round.make("R2", "", "", "", "R3", "", "", "")
    #expect(round.publicState.phase == .auction)
    try round.make("")
    #expect(round.publicState.roles == Roles(chief: seat(0), vice: nil, level: 2))
  }

  @Test("while it goes on it has no outcome")
  func noOutcome() throws {
    let auction = try Auction.turns("R2", "", "", players: .four, ended: false)
    #expect(auction.outcome == nil)
  }

  @Test("where it stands is the outcome if all pass from now on")
  func standing() throws {
    var chance = SeededGenerator(seed: 4)
    for seed in UInt64(1)...40 {
      var round = Round(deal: Deal(players: .five, seed: seed), dealer: seat(0))
      while case .bid(let free, let atMost) = round.legalMoves {
        let auction = round.publicState.auction
        var ended = auction
        var passes = 0
        while ended.turn != nil {
          ended = ended.taking(.none)
          passes += 1
        }
        #expect(auction.standing == ended.outcome)
        #expect(auction.endsWithNextPass == (passes == 1))
        #expect(auction.leaders == players(with: auction.most, in: auction))
        try round.apply(.bid(CardSet(free.prefix(chance.below(min(3, atMost + 1))))))
      }
    }
  }

  private func players(with most: Int, in auction: Auction) -> [Seat] {
    auction.players.seats.filter { most > 0 && auction.laid[$0].count == most }
  }

  @Test("every turn is kept, passes included, with its seat")
  func turns() throws {
    let auction = try Auction.turns("", "R2", "", players: .three, ended: false)
    #expect(auction.turns.map(\.seat.index) == [0, 1, 2])
    #expect(auction.turns.map(\.cards.text) == ["", "R2", ""])
  }

  @Test(
    "if nobody laid a card, nobody scores (our choice)", arguments: PlayerCount.allCases)
  func allPass(players: PlayerCount) throws {
    var round = Round(deal: Deal(players: players, seed: 3), dealer: seat(1))
    for _ in 0..<players.number { try round.apply(.pass) }
    #expect(round.turn == nil)
    #expect(round.legalMoves == nil)
    #expect(round.score?.result == .allPassed)
    #expect(round.score?.score == Array(repeating: 0, count: players.number))
  }

  @Test("after the end there are no legal moves")
  func over() throws {
    var round = Round(deal: Deal(players: .three, seed: 3), dealer: seat(0))
    try round.make("", "", "")
    #expect(try round.refusal(of: .pass) == .handIsOver)
    #expect(round.move(text: "") == nil)
  }
}
