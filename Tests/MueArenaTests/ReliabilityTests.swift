import Testing

@testable import mue_arena

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
}
