import MueRules
import Testing

@testable import MueBots

@Suite("The bids that a search considers")
struct BidCandidatesTests {
  /// In how many of a hundred deals a seat considers a lead with five cards over one with four.
  private func leads(_ players: PlayerCount, _ skill: Skill) throws -> Int {
    try (1...100 as ClosedRange<UInt64>).count { seed in
      var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
      while round.publicState.auction.most < 4, let seat = round.turn {
        let auction = round.publicState.auction
        let free = round.hand(of: seat) - auction.laid[seat]
        let isLegal = round.applyLegal(.bid(CardSet(free.prefix(auction.limit(for: seat)))))
        #expect(isLegal)
      }
      let observation = round.observation(for: try #require(round.turn))
      guard case .bid(let free, let atMost) = observation.legalMoves else { return false }
      let laid = round.publicState.auction.laid[observation.seat].count
      let bids = BidCandidates(observation, skill: skill, from: free, atMost: atMost)
      return bids.all.contains { laid + $0.count == 5 }
    }
  }

  @Test("experts with policies go higher at a table of three, and only there")
  func three() throws {
    let learned = Skill.expert(by: Policies.random(seed: 1))
    var cautious = learned
    cautious.addedAtThree = 0
    #expect(try leads(.three, learned) > leads(.three, cautious) + 10)
    #expect(try leads(.five, learned) == leads(.five, cautious))
  }
}
