import MueBots
import MueRules
import Testing

@Suite("The yardstick that sees all cards")
struct PerfectInformationBotTests {
  @Test("moves legally wherever chance leads", arguments: PlayerCount.allCases)
  func legal(_ players: PlayerCount) throws {
    for (round, _) in try Table(players, of: RandomBot()).positions(seed: 8) {
      #expect(round.legalMoves?.contains(PerfectInformationBot().choose(round)) == true)
    }
  }

  @Test("gains where everybody else plays as it foresees")
  func gains() throws {
    var gain = 0
    for seed in 1...3 as ClosedRange<UInt64> {
      let even = try Table(.five, of: HeuristicBot()).play(seed: seed)
      let seat = PlayerCount.five.seats[Int(seed) % 5]
      var round = Round(deal: even.deal, dealer: even.publicState.dealer)
      while let turn = round.turn {
        try round.apply(
          turn == seat
            ? PerfectInformationBot().choose(round)
            : HeuristicBot().choose(round.observation(for: turn)))
      }
      gain += (round.score?.score[seat] ?? 0) - (even.score?.score[seat] ?? 0)
    }
    #expect(gain > 60)
  }

  @Test("passes when the hand is over")
  func over() throws {
    let round = try Table(.three, of: HeuristicBot()).play(seed: 1)
    #expect(PerfectInformationBot().choose(round) == .pass)
  }
}
