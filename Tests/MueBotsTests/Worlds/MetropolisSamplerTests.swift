import MueRules
import Testing

@testable import MueBots

@Suite("Likely worlds")
struct MetropolisSamplerTests {
  @Test("They agree with all that is known, at every memory", arguments: [0, 4, 9])
  func consistent(_ memory: Int) throws {
    var skill = Skill.expert(by: try #require(Policies.random(seed: 1)))
    skill.memory = memory
    var generator = SeededGenerator(seed: 1)
    for players in PlayerCount.allCases {
      for (round, observation) in try Table(players, of: HeuristicBot()).positions(seed: 3) {
        var worlds = MetropolisSampler(observation, skill: skill)
        for _ in 0..<2 {
          let world = worlds.world(using: &generator)
          #expect(KnownCards(observation, memory: memory).agrees(with: world))
          #expect(world.hands[observation.seat.index] == observation.hand)
          for seat in players.seats {
            #expect(world.hands[seat.index].count == round.hand(of: seat).count)
          }
        }
      }
    }
  }

  @Test("The true hands are easier to believe than drawn ones")
  func evidence() throws {
    let policies = SearchBot.expert.skill.policies
    var truth = 0
    var drawn = 0
    var generator = SeededGenerator(seed: 5)
    for seed in 1...12 as ClosedRange<UInt64> {
      for (round, observation) in try Table(.five, of: HeuristicBot()).positions(seed: seed) {
        guard round.publicState.tricks.count == 1 else { continue }
        let evidence = BidEvidence(observation, by: policies.opponentContract)
        let world = WorldSampler(observation).world(using: &generator)
        for seat in round.players.seats where seat != observation.seat {
          let played = round.publicState.played[seat]
          truth += evidence.negativeLogLikelihood(of: round.deal.hands[seat], at: seat.index)
          drawn += evidence.negativeLogLikelihood(
            of: world.hands[seat.index] | played, at: seat.index)
        }
      }
    }
    #expect(truth * 2 < drawn)
  }

  @Test("Trumps are worth the same by the quick tables as by the slow ones")
  func worths() throws {
    for players in PlayerCount.allCases {
      let quick = TrumpWorths.of(players)
      let slow = HandWorth(players: players)
      for hand in Deal(players: players, seed: 8).hands {
        let worths = quick.of(hand)
        for index in 0..<16 {
          #expect(worths[index] == slow.sidePoints(hand, under: TrumpWorths.trump(index)))
        }
      }
    }
  }
}
