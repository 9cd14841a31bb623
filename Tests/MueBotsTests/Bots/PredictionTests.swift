import MueRules
import Testing

@testable import MueBots

@Suite("Predicted chances")
struct PredictionTests {
  @Test("An expert Chief predicts a chance with its naming, the best move first")
  func predictions() throws {
    var positions = 0
    for seed in 1...4 as ClosedRange<UInt64> {
      for (_, observation) in try Table(.five, of: HeuristicBot()).positions(seed: seed) {
        guard case .chiefNames = observation.publicState.phase else { continue }
        let all = SearchBot.expert.evaluate(
          observation, limits: Limits(playouts: 200), seed: seed)
        let best = try #require(all.first)
        #expect(best.worlds > 10)
        #expect((0...1).contains(best.chanceOfMaking))
        #expect(Set(all.map(\.move)).count == all.count)
        positions += 1
      }
    }
    #expect(positions >= 3)
  }
}
