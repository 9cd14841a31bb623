import MueRules
import Testing

@testable import MueBots

@Suite("What bids say about a hand, by the policy for bids")
struct BidEvidenceTests {
  @Test(
    "the hands that were dealt explain the bids better than others do",
    arguments: PlayerCount.allCases)
  func hands(_ players: PlayerCount) throws {
    let policies = try #require(Policies.random(seed: 4))
    var (dealt, other, unfinished) = (0, 0, 0)
    var generator = SeededGenerator(seed: 8)
    for deal in 1...30 as ClosedRange<UInt64> {
      let round = Round(deal: Deal(players: players, seed: deal), dealer: players.seats[0])
      var hand = SelfPlayContract(round, by: policies, rollouts: 1, seed: deal)
      hand.settle()
      let observation = hand.round.observation(for: players.seats[0])
      let evidence = BidEvidence(observation, by: policies.contract)
      let world = WorldSampler(observation).world(using: &generator)
      for seat in players.seats.dropFirst() {
        let cards = hand.round.deal.hands[seat]
        let cost = evidence.negativeLogLikelihood(of: cards, at: seat.index)
        dealt += cost
        #expect(evidence.negativeLogLikelihood(of: cards, at: seat.index, atMost: cost) == cost)
        if cost > 0 {
          let part = evidence.negativeLogLikelihood(of: cards, at: seat.index, atMost: cost - 1)
          #expect(part > cost - 1)
        }
        let begun = evidence.negativeLogLikelihood(of: cards, at: seat.index, atMost: 0)
        unfinished += begun < cost ? 1 : 0
        other += evidence.negativeLogLikelihood(of: world.hands[seat.index], at: seat.index)
      }
    }
    #expect(dealt < other * 97 / 100)
    #expect(unfinished > 0)
  }

  @Test("one's own bids and an auction without bids are no evidence")
  func nothing() throws {
    let policies = try #require(Policies.random(seed: 4))
    let round = Round(deal: Deal(players: .five, seed: 1), dealer: PlayerCount.five.seats[0])
    let seat = PlayerCount.five.seats[1]
    let evidence = BidEvidence(round.observation(for: seat), by: policies.contract)
    #expect(
      PlayerCount.five.seats.allSatisfy {
        evidence.negativeLogLikelihood(of: round.deal.hands[$0], at: $0.index) == 0
      })
  }
}
