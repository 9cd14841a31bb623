import MueBots
import MueRules
import Testing

@testable import mue_arena

@Suite("What curves promised, and what was made") struct CurveTallyTests {
  private func hand(_ chances: [Int], isMade: Bool) throws -> CurveTrial.Hand {
    let seat = PlayerCount.five.seats[0]
    return CurveTrial.Hand(
      isMade: isMade,
      points: chances.enumerated().map { index, chance in
        ContractCurve.Point(moveCount: index, move: .pass, mover: seat, known: chance, open: chance)
      })
  }

  @Test("is counted in tenths, without what was certain; the error counts each hand once")
  func tenths() throws {
    var tally = CurveTally()
    tally.take([try hand([0, 25, 25, 100], isMade: true)])
    tally.take([try hand([20, 9, 0], isMade: false), try hand([30], isMade: false)])
    #expect(tally.hands == 3)
    #expect(tally.known.map(\.points) == [1, 0, 3, 1, 0, 0, 0, 0, 0, 0])
    #expect(tally.known[2].promised == 70 && tally.known[2].made == 2)
    // Two points of one hand, 75 per cent off each, and one that is 20 off.
    let error = (Double(150 * 150 + 20 * 20)).squareRoot() / 3
    #expect(abs(tally.open[2].error - error) < 0.001)
    #expect(tally.report().count == 1 + 2 * 4)
  }
}
