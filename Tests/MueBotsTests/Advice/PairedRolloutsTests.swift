import MueRules
import Testing

@testable import MueBots

@Suite("Paired rollouts") struct PairedRolloutsTests {
  @Test(
    "the standard error is as large as the spread between seeds, although worlds are correlated")
  func standardError() throws {
    var spread = 0.0
    var estimate = 0.0
    var positions = 0
    for (_, observation) in try Table(.five, of: HeuristicBot()).positions(seed: 4) {
      guard case .play(let cards) = observation.legalMoves, cards.looks.count > 2, positions < 6
      else { continue }
      positions += 1
      let moves = cards.looks.prefix(2).map { Move.play($0) }
      let gains = (1...8).map { seed in
        PairedRollouts(
          observation, of: moves, by: SearchBot.expert.policies, limits: Limits(playouts: 400),
          seed: UInt64(seed)
        ).gain(of: 0, over: 1)
      }
      let mean = gains.map(\.mean).reduce(0, +) / 8
      spread += gains.reduce(0) { $0 + ($1.mean - mean) * ($1.mean - mean) } / 7
      estimate += gains.reduce(0) { $0 + $1.error * $1.error } / 8
    }
    #expect(positions == 6)
    #expect(estimate > 0.6 * spread && estimate < 1.7 * spread, "\(estimate) for \(spread)")
  }

  @Test("a gain is clear only if it is beyond chance together with the policies' opinion too")
  func clear() {
    #expect(Gain(mean: 35, error: 6, policy: 0).isClear)
    #expect(Gain(mean: -35, error: 6, policy: -20).isClear)
    #expect(!Gain(mean: 35, error: 6, policy: -25).isClear)
    #expect(!Gain(mean: 35, error: 6, policy: -60).isClear)
    #expect(!Gain(mean: 10, error: 6, policy: 50).isClear)
    #expect(Gain(mean: 13, error: 6, policy: 0, batches: 1000).isClear)
    #expect(!Gain(mean: 13, error: 6, policy: 0, batches: 9).isClear)
  }
}
