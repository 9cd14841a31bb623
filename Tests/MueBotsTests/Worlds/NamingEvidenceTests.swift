import MueRules
import Testing

@testable import MueBots

@Suite("What the trumps named say about a hand")
struct NamingEvidenceTests {
  /// A hand settled by a policy that names the likeliest trump, up to its first card.
  private func settled(_ deal: UInt64, by policies: Policies) -> Round {
    let players = PlayerCount.five
    var round = Round(deal: Deal(players: players, seed: deal), dealer: players.seats[0])
    while round.publicState.play == nil, let seat = round.turn {
      let observation = round.observation(for: seat)
      let isBid = round.publicState.roles == nil
      let named = isBid ? nil : policies.contract.best(observation)
      guard round.applyLegal(named ?? HeuristicBot().choose(observation)) else { break }
    }
    return round
  }

  @Test("the hands that were dealt explain the trumps better than others do")
  func hands() throws {
    let policies = try #require(Policies.random(seed: 4))
    var (dealt, other, namings) = (0, 0, 0)
    var generator = SeededGenerator(seed: 8)
    for deal in 1...60 as ClosedRange<UInt64> {
      let round = settled(deal, by: policies)
      for seat in round.players.seats {
        let observation = round.observation(for: seat)
        guard let evidence = NamingEvidence(observation, by: policies.contract) else { continue }
        let world = WorldSampler(observation).world(using: &generator)
        for holder in [round.publicState.roles?.vice, round.publicState.roles?.chief] {
          guard let holder, holder != seat else { continue }
          namings += 1
          dealt += evidence.negativeLogLikelihood(
            of: round.deal.hands[holder], at: holder.index)
          other += evidence.negativeLogLikelihood(of: world.hands[holder.index], at: holder.index)
        }
      }
    }
    #expect(namings > 300)
    #expect(dealt < other)
  }

  @Test("only the Vice and the Chief have shown something by them, and only to others")
  func others() throws {
    let policies = try #require(Policies.random(seed: 4))
    var told = 0
    for deal in 1...20 as ClosedRange<UInt64> {
      let round = settled(deal, by: policies)
      let roles = try #require(round.publicState.roles)
      for seat in round.players.seats {
        guard
          let evidence = NamingEvidence(round.observation(for: seat), by: policies.contract)
        else { continue }
        for holder in round.players.seats {
          let cost = evidence.negativeLogLikelihood(
            of: round.deal.hands[holder], at: holder.index)
          let names = holder != seat && (holder == roles.chief || holder == roles.vice)
          if !names { #expect(cost == 0) }
          told += cost > 0 ? 1 : 0
        }
      }
    }
    #expect(told > 0)
  }

  @Test("before a trump is named there is nothing to weigh")
  func auction() throws {
    let policies = try #require(Policies.random(seed: 4))
    let round = Round(deal: Deal(players: .five, seed: 1), dealer: PlayerCount.five.seats[0])
    let observation = round.observation(for: PlayerCount.five.seats[1])
    #expect(NamingEvidence(observation, by: policies.contract) == nil)
  }
}
