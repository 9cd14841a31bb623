import MueBots
import MueRules
import Testing

@testable import mue_arena

@Suite("The end of a hand with all cards open") struct EndingTrialTests {
  @Test(
    "is solved exactly: the same points as by trying everything",
    arguments: [(PlayerCount.three, 8), (.four, 6), (.five, 2), (.six, 4)])
  func exact(players: PlayerCount, hands: Int) throws {
    // With six players, trying everything takes too long for five tricks.
    let tricks = players == .six ? 4 : BestPlay.exactTricks
    var endings = 0
    for seed in 1...UInt64(hands) {
      var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
      while let turn = round.turn {
        try round.apply(HeuristicBot().choose(round.observation(for: turn)))
      }
      guard let ending = EndingTrial.ending(of: round, last: tricks) else { continue }
      endings += 1
      #expect(ending.found == ending.exhaustive, "seed \(seed)")
    }
    #expect(2 * endings > hands)
  }
}
