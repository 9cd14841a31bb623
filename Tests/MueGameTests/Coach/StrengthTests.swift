import MueBots
import Testing

@testable import MueGame

@Suite("How well a person plays beside the levels") struct StrengthTests {
  @Test("between the levels that lose more and less, with the gap to expert and its interval")
  func between() throws {
    let strength = try #require(Strength(Loss([9.0, 11.0, 10.0])))
    #expect(strength.hands == 3)
    #expect(strength.above == .casual)
    #expect(strength.below == .club)
    #expect(strength.beyondExpert < -7)
    #expect(strength.margin == Loss([9.0, 11.0, 10.0]).margin)
  }

  @Test("worse than all levels, and as good as an expert")
  func ends() throws {
    let worst = try #require(Strength(Loss([40.0])))
    #expect(worst.above == nil)
    #expect(worst.below == .novice)
    #expect(worst.margin == nil)
    let best = try #require(Strength(Loss([0.0, 0.0])))
    #expect(best.above == .expert)
    #expect(best.below == nil)
    #expect(best.beyondExpert > 0)
    #expect(Strength(Loss()) == nil)
  }

  @Test("the levels lose the less the stronger they are")
  func order() throws {
    // At the loss of a level, that level is the last that loses as much.
    let levels = (0...200).map { Strength(Loss([Double(200 - $0) / 10]))?.above }
    var seen: [BotSettings.Level?] = []
    for level in levels where seen.last != .some(level) { seen.append(level) }
    #expect(seen == [nil] + BotSettings.Level.allCases.map { $0 })
  }
}
