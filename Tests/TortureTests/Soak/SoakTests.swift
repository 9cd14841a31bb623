import MueBots
import MueGame
import MueRules
import TestSupport
import Testing

/// Whole matches of computer players, checked after every move.
@Suite("Whole matches") struct SoakTests {
  @Test(
    "no card, point or turn is lost, and the record can be replayed",
    arguments: PlayerCount.allCases)
  func matches(players: PlayerCount) throws {
    let torture = TortureTest("matches of \(players.number)", cases: 1)
    var moves = 0
    var before = 0
    for seed in torture.seeds {
      let game = try play(players, seed: seed)
      moves += game.moveCount
      let again = try Game(game.record)
      #expect(again.record == game.record, "seed \(seed)")
      #expect(again.match.totals == game.match.totals, "seed \(seed)")
      if seed == torture.first { before = TortureTest.peakMegabytes }
    }
    torture.report(
      "\(moves) moves, \(TortureTest.peakMegabytes - before) MB more than after the first")
  }

  private func play(_ players: PlayerCount, seed: UInt64) throws -> Game {
    let names = ["Ada", "Bea", "Carl", "Dora", "Emil", "Fritz"].prefix(players.number)
    let seats = try names.map {
      Player(name: try #require(PlayerName($0)), agent: .computer(.club))
    }
    var game = try Game(
      rules: MatchRules(players: players, end: .points(100)), seed: seed, players: seats)
    var bots = SeededGenerator(seed: seed)
    while !game.match.isOver {
      guard let turn = game.match.round.turn else {
        game.dealNextHand()
        continue
      }
      // Every third move is random, so that not all of them are sensible.
      let bot: any Bot = bots.below(3) == 0 ? RandomBot() : HeuristicBot()
      let move = bot.choose(
        game.observation(for: turn), limits: Limits(playouts: 0), seed: bots.next())
      try game.apply(move)
      Invariants.hold(in: game.match.round.all)
    }
    return game
  }
}
