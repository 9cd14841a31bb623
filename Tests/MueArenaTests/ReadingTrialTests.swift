import Foundation
import MueBots
import MueGame
import MueRules
import Testing

@testable import mue_arena

@Suite("What bids are read to say") struct ReadingTrialTests {
  @Test("is nearer to the truth than what can be said without them")
  func nearer() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../" + PolicyStore.name)
      .standardized
    let policies = PolicyStore { try? Array(Data(contentsOf: file)) }.policies
    let bot = BotSettings(level: .club).makeBot(policies)
    let trial = ReadingTrial(policies: policies, worlds: 64)
    var tally = ReadingTally()
    for seed in 1...10 as ClosedRange<UInt64> {
      var round = Round(deal: Deal(players: .four, seed: seed), dealer: PlayerCount.four.seats[0])
      while let turn = round.turn {
        let observation = round.observation(for: turn)
        try round.apply(bot.choose(observation, limits: Limits(playouts: 0), seed: seed))
      }
      let findings = trial.findings(round, seed: seed)
      #expect(findings.moments[1].trumps.all <= 2)
      tally.take(findings)
    }
    #expect(tally.hands == 10)
    for sums in tally.moments {
      #expect(sums.counts.count == sums.uniform.count && sums.counts.count > 40)
      #expect(sums.counts.mean < sums.uniform.mean)
      #expect(sums.trumps.right > 0 && sums.trumps.right <= sums.trumps.all)
      #expect(sums.partners.all <= 10)
      // A seat names at most one trump.
      #expect(sums.named.reduce(0) { $0 + $1.hits.right } <= sums.trumps.all)
    }
    #expect(tally.report().count == 32)
  }
}
