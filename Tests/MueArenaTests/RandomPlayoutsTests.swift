import MueBots
import MueRules
import Testing

@testable import mue_arena

@Suite("Random playouts")
struct RandomPlayoutsTests {
  @Test(
    "They play card by card as the rules do, with either way to pick a card",
    arguments: PlayerCount.allCases)
  func asTheRules(_ players: PlayerCount) throws {
    var compared = 0
    for seed in 1...8 as ClosedRange<UInt64> {
      var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
      while let seat = round.turn {
        if let start = Playout(round)?.play {
          try compare(start, seed: seed)
          compared += 1
        }
        try round.apply(HeuristicBot().choose(round.observation(for: seat)))
      }
    }
    #expect(compared > 100)
  }

  /// Plays a hand to its end by the rules and by the playouts, with the same choices.
  private func compare(_ start: TrickPlay, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var play = start
    while !play.isOver {
      let card = try #require(play.legal[nth: generator.below(play.legal.count)])
      play.play(card)
    }
    for isPortable in [false, true] {
      let playouts = RandomPlayouts(from: start, isPortable: isPortable)
      let points = playouts.points(1, seed: seed)
      #expect((0..<6).allSatisfy { points[$0] == play.points[$0] })
    }
  }

  @Test("All points of the hand are won in each of them")
  func allPoints() throws {
    let players = PlayerCount.five
    let deal = Deal(players: players, seed: 3)
    let play = TrickPlay(
      players: players, order: TrickOrder(chiefTrump: .noTrump, viceTrump: nil),
      hands: deal.hands, chief: players.seats[2])
    let points = RandomPlayouts(from: play).points(50, seed: 1)
    #expect((0..<6).reduce(0) { $0 + points[$1] } == 50 * Rules.classic[players].allPoints)
  }
}
