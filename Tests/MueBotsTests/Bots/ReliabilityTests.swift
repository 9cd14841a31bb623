import MueRules
import Testing

@testable import MueBots

@Suite("Predicted chances and what came of them")
struct ReliabilityTests {
  @Test("Predictions are counted by deciles, a sure one in the last")
  func deciles() {
    var table = Reliability()
    table.count(predicted: 0.25, isMade: false)
    table.count(predicted: 0.21, isMade: true)
    table.count(predicted: 1, isMade: true)
    #expect(table.deciles.map(\.predictions) == [0, 0, 2, 0, 0, 0, 0, 0, 0, 1])
    #expect(table.deciles[2].shareMade == 0.5)
    #expect((0.229...0.231).contains(table.deciles[2].meanPredicted))
    #expect(table.deciles[0].shareMade == 0)
  }

  @Test("An expert Chief predicts a chance with its naming, the best move first")
  func predictions() throws {
    var positions = 0
    for seed in 1...4 as ClosedRange<UInt64> {
      _ = try Table(.five, of: HeuristicBot()).play(seed: seed) { _, observation in
        guard case .chiefNames = observation.publicState.phase else { return }
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
