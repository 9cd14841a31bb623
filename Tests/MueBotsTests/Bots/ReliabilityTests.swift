import MueRules
import Testing

@testable import MueBots

@Suite("Promised chances and what came of them")
struct ReliabilityTests {
  @Test("Promises are counted by tenths, a sure one in the last")
  func deciles() {
    var table = Reliability()
    table.count(promised: 0.25, isMade: false)
    table.count(promised: 0.21, isMade: true)
    table.count(promised: 1, isMade: true)
    #expect(table.deciles.map(\.promises) == [0, 0, 2, 0, 0, 0, 0, 0, 0, 1])
    #expect(table.deciles[2].shareMade == 0.5)
    #expect((0.229...0.231).contains(table.deciles[2].meanPromised))
    #expect(table.deciles[0].shareMade == 0)
  }

  @Test("An expert Chief promises a chance with its naming, the best move first")
  func promises() throws {
    var promises = 0
    for seed in 1...4 as ClosedRange<UInt64> {
      _ = try Table(.five, of: HeuristicBot()).play(seed: seed) { _, observation in
        guard case .chiefNames = observation.publicState.phase else { return }
        let all = SearchBot(.expert).evaluate(
          observation, limits: Limits(playouts: 200), seed: seed)
        let best = try #require(all.first)
        #expect(best.worlds > 10)
        #expect((0...1).contains(best.chanceOfMaking))
        #expect(Set(all.map(\.move)).count == all.count)
        promises += 1
      }
    }
    #expect(promises >= 3)
  }
}
