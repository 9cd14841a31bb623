import MueRules
import Testing

@testable import MueBots

@Suite("Who plays in a hand of self-play")
struct SelfPlayerTests {
  private let policies = Policies.random(seed: 3)

  @Test("one hand of three has strangers, in half of its seats", arguments: PlayerCount.allCases)
  func shares(_ players: PlayerCount) throws {
    let policy = try #require(policies).card
    var chance = SeededGenerator(seed: 7)
    let tables = (0..<3000).map { _ in
      SelfPlayer.table(of: players, with: policy, &chance).count { !$0.learns }
    }
    let strangers = tables.reduce(0, +)
    #expect(abs(strangers - 500 * players.number) < 50 * players.number)
    #expect(tables.count { $0 == players.number } > 5)
    #expect(tables.count { $0 == 0 } > 2000)
  }

  @Test("every kind plays cards that it may play, to the end of the hand")
  func legal() throws {
    let policy = try #require(policies).card
    var played = 0
    for player in [SelfPlayer.policy(policy), .heuristics(.novice), .random] {
      for (round, _) in try somePositions(.five, of: 2) {
        guard var playout = Playout(round) else { continue }
        let weights = playout.memory.weights.own
        var chance = SeededGenerator(seed: 4)
        while let card = player.draw(&playout, &chance) {
          #expect(playout.play.legal.contains(card))
          playout.put(card)
        }
        #expect(playout.play.isOver && playout.memory.weights.own == weights)
        played += 1
      }
    }
    #expect(played > 50)
  }
}
