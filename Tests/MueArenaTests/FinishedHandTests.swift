import MueRules
import Platform
import Testing

@testable import mue_arena

@Suite("Hands that were played") struct FinishedHandTests {
  private func hand(_ number: Int, of name: String, predicts: Bool) throws -> FinishedHand {
    let parsed = try OptionParser(ArenaOption.all.map(\.spec)).parse(
      ["play", "--players", "4", "--playouts", "20", "--jobs", "1"])
    var plan = try TablePlan(parsed, deals: 1)
    plan.predicts = predicts
    let seating = Array(repeating: try PlayerSpec(name), count: 4)
    let interruption = Interruption()
    return try #require(
      try FinishedHand.play(
        number, of: plan, seating: seating, PlayerPool(plan.thinking, interruption), interruption))
  }

  @Test("a Chief who searches predicts its contract by worlds of its own, if a report wants it")
  func prediction() throws {
    var contracts = 0
    for number in 1...2 {
      let played = try hand(number, of: "expert", predicts: true)
      let same = try hand(number, of: "expert", predicts: false)
      #expect(played.scores == same.scores && same.predictedChance == nil)
      guard played.round.publicState.contract != nil else { continue }
      contracts += 1
      let chance = try #require(played.predictedChance)
      // The search had 20 playouts for all its options; the prediction has 400.
      let made = chance * 400
      #expect((0...1).contains(chance) && abs(made - made.rounded()) < 1e-6)
    }
    #expect(contracts > 0)
  }

  @Test("heuristic players predict nothing") func heuristics() throws {
    #expect(try hand(1, of: "plain", predicts: true).predictedChance == nil)
  }
}
