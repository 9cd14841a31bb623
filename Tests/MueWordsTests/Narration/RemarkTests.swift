import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueWords

@Suite("What computer players say") struct RemarkTests {
  @Test("they speak at most once a hand, and only of an éclat, a great trick or a close end")
  func once() throws {
    var (hands, spoken) = (0, 0)
    var phrases: Set<QuickPhrase> = []
    for seed in UInt64(1)...150 {
      var game = try RemarkTests.game(seed: seed)
      var remarks = 0
      while let legal = game.match.round.legalMoves {
        let moves = legal.all
        // Some éclats, and otherwise any cards.
        let index = Int((seed &* 31 &+ UInt64(game.moveCount) &* 17) % UInt64(moves.count))
        try game.apply(game.moveCount > 9 && moves.contains(.pass) ? .pass : moves[index])
        let view = game.view(for: game.personSeat)
        guard let remark = Narration(view).remark else { continue }
        remarks += 1
        phrases.insert(remark.phrase)
        #expect(remark.seat != game.personSeat)
        let publicState = game.match.round.publicState
        let isGreat = (publicState.tricks.last?.points ?? 0) >= 8
        #expect(isGreat || publicState.score != nil)
      }
      #expect(remarks <= 1)
      hands += 1
      spoken += remarks
    }
    #expect(spoken > 0 && spoken < hands)
    #expect(phrases.count > 1)
  }

  private static func game(seed: UInt64) throws -> Game {
    let players = try ["Ada", "Bea", "Carl", "Dora", "Emil"].enumerated().map { index, name in
      Player(
        name: try #require(PlayerName(name)), agent: index == 0 ? .person() : .computer(.club))
    }
    return try Game(rules: MatchRules(players: .five), seed: seed, players: players)
  }
}
