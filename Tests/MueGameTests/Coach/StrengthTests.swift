import MueBots
import MueRules
import Testing

@testable import MueGame

@Suite("How well a person plays beside the levels") struct StrengthTests {
  @Test("between the levels that lose more and less, with the gap to expert and its interval")
  func between() throws {
    let strength = try #require(Strength([.five: Loss([11.0, 13.0, 12.0])]))
    #expect(strength.hands == 3)
    #expect(strength.above == .casual)
    #expect(strength.below == .club)
    #expect(strength.beyondExpert < -6)
    #expect(strength.margin == Loss([11.0, 13.0, 12.0]).margin)
  }

  @Test("worse than all levels, and as good as an expert")
  func ends() throws {
    let worst = try #require(Strength([.five: Loss([40.0])]))
    #expect(worst.above == nil)
    #expect(worst.below == .novice)
    #expect(worst.margin == nil)
    let best = try #require(Strength([.five: Loss([0.0, 0.0])]))
    #expect(best.above == .expert)
    #expect(best.below == nil)
    #expect(best.beyondExpert > 0)
    #expect(Strength([:]) == nil)
  }

  @Test(
    "the levels from casual on lose the less the stronger they are, with every number of players",
    arguments: PlayerCount.allCases)
  func order(players: PlayerCount) throws {
    // At the loss of a level, that level is the last that loses as much.
    let levels = (0...300).map { Strength([players: Loss([Double(300 - $0) / 10])])?.above }
    var seen: [BotSettings.Level?] = []
    for level in levels where seen.last != .some(level) { seen.append(level) }
    // Reviews do not tell novice and casual apart at some tables.
    #expect(
      seen.filter { $0 != .novice } == [nil] + BotSettings.Level.allCases.dropFirst().map { $0 })
  }

  @Test("hands with different numbers of players are compared with as many hands of an expert")
  func mixed() throws {
    let losses: [PlayerCount: Loss] = [
      .four: Loss([6.0, 8.0]), .five: Loss([3.0]), .six: Loss([5.0]),
    ]
    let strength = try #require(Strength(losses))
    let gaps = try losses.map { players, loss in
      try #require(Strength([players: loss])).beyondExpert * Double(loss.hands)
    }
    #expect(strength.hands == 4)
    #expect(abs(strength.beyondExpert - gaps.reduce(0, +) / 4) < 1e-9)
    #expect(strength.margin == Loss([6.0, 8.0, 3.0, 5.0]).margin)
  }
}
