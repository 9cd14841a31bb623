import MueRules
import TestSupport
import Testing

@testable import MueGame

@Suite("Settled hands") struct SettledTests {
  @Test(
    "a hand is settled exactly if all ways to end it give the same points",
    arguments: PlayerCount.allCases)
  func bruteForce(players: PlayerCount) throws {
    var verdicts = [true: 0, false: 0]
    for round in try LateTurns.rounds(players, seeds: 1...12, cards: 1...2) {
      let isSettled = round.isSettled(limit: .max)
      #expect(isSettled == (Self.ends(of: round).count == 1))
      verdicts[isSettled, default: 0] += 1
    }
    #expect(verdicts[true, default: 0] > 0)
    #expect(verdicts[false, default: 0] > 0)
  }

  private static func ends(of round: Round) -> Set<[Int]> {
    guard let legal = round.legalMoves else { return [round.publicState.points] }
    return legal.all.reduce(into: []) { ends, move in
      var next = round
      if (try? next.apply(move)) != nil { ends.formUnion(Self.ends(of: next)) }
    }
  }

  @Test("a settled hand that is played out has the expected result")
  func playedOut() throws {
    var settled = 0
    for count in 57...62 {
      for seed in UInt64(1)...10 {
        var game = try RandomPlay.game(.five, seed: seed, end: .hands(1), moves: count)
        guard case .play = game.match.round.legalMoves else { continue }
        let ends = game.match.round.isSettled() ? Self.ends(of: game.match.round.all) : []
        game.playOut()
        #expect(game.match.round.score != nil)
        #expect(ends.isEmpty || ends == [game.match.round.publicState.points])
        settled += ends.count
      }
    }
    #expect(settled > 0)
  }
}
