import CArena
import MueBots
import MueRules
import Testing

@testable import mue_arena

@Suite("The reference in C")
struct ReferenceTests {
  @Test("Its playouts are card by card those in Swift", arguments: PlayerCount.allCases)
  func same(_ players: PlayerCount) {
    for seed in 1...20 as ClosedRange<UInt64> {
      let hand = RandomHand(players, seed: seed)
      for isQuick in [true, false] {
        let playouts = RandomPlayouts(
          from: hand.play, isPortable: !isQuick)
        let ours = playouts.points(5, seed: seed)
        let theirs = points(hand, 5, seed: seed, isQuick: isQuick)
        #expect((0..<6).map { UInt64(ours[$0]) } == theirs)
      }
    }
  }

  @Test("Its net gives the scores of the one that ships")
  func net() throws {
    let file = try PlayerSpec.shippedPolicies.contents.get()
    let pairs = try #require(file.vectors["card"])
    let run = try #require(ScoringRun(file.policies, pairs.map { ($0.moment, $0.candidate) }))
    let score = Reference().score(
      run.shape, weights: run.weights, of: pairs.flatMap { $0.moment + $0.candidate },
      count: run.count)
    let expected = pairs.reduce(0) { $0 + $1.score }
    #expect(abs(score - expected) < 0.01)
    #expect(abs(run.sum() - expected) < 0.01)
    #expect(ScoringRun(file.policies, [([0], [0])]) == nil)
  }

  private func points(
    _ start: RandomHand, _ count: UInt64, seed: UInt64, isQuick: Bool
  ) -> [UInt64] {
    let hands = start.play.hands
    var hand = reference_hand()
    hand.hands = (
      hands[0].bits, hands[1].bits, hands[2].bits, hands[3].bits, hands[4].bits, hands[5].bits
    )
    hand.chief_trumps = start.contract.chiefTrump.cards.bits
    hand.vice_trumps = start.contract.viceTrump?.cards.bits ?? 0
    hand.players = Int32(start.play.players.number)
    hand.chief = Int32(start.play.turn.index)
    var points: [UInt64] = Array(repeating: 0, count: 6)
    reference_playouts(&hand, seed, count, isQuick ? 1 : 0, &points)
    return points
  }
}
