import Foundation
import MueGame
import MueRules
import TestSupport
import Testing

@testable import mue_arena

@Suite("Hints in matches to 100, to 200, of two hands and of one") struct HintTrialTests {
  @Test("keep the order of their figures, play like an expert, give reasons, and are not blamed")
  func agreement() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../" + PolicyStore.name)
      .standardized
    let policies = PolicyStore { try? Array(Data(contentsOf: file)) }.policies
    let trial = HintTrial(
      players: .three, seed: 5, playouts: 60, furtherSteps: 2, policies: policies)
    var tally = HintTally()
    let torture = TortureTest("hints of matches", cases: 4, most: 40)
    let most = TortureTest.times == 1 ? 40 : .max
    for number in 1...torture.cases { tally.take(trial.match(number, most: most)) }
    torture.report("\(tally.hints) hints")
    #expect(tally.hints > 80 && tally.forMatch > 25)
    #expect(tally.contradicting == 0)
    #expect(tally.steps.count == 2 && tally.steps.allSatisfy { 2 * $0.hints > tally.hints })
    // Chance puts one in forty beyond two standard errors.
    #expect(20 * tally.unlikeExpert <= tally.hints)
    #expect(20 * tally.blamed <= tally.hints)
    #expect(tally.blamedKnowingly == 0)
    let reasons = tally.allReasons
    #expect(reasons.hints == tally.hints)
    #expect(8 * reasons.silent <= reasons.hints)
    #expect(20 * reasons.silentAndClear <= reasons.clear)
    #expect(reasons.keys.values.allSatisfy { 5 * $0 <= max(40, reasons.hints) })
  }
}
