import CellGrid
import MueBots
import MueGame
import MueRules
import Testing

@testable import MueUI

@Suite("The turns of the auction on the felt") struct AuctionLogTests {
  @Test(
    "four cards leave room for a name of five letters",
    arguments: [(48, 40), (80, 24), (160, 50)].map { Size(width: $0.0, height: $0.1) })
  func names(size: Size) throws {
    let players = try ["Lucía", "Bruno", "Diego", "Elena", "Clara"].enumerated().map {
      Player(
        name: try #require(PlayerName($1)),
        agent: $0 == 0 ? .person() : .computer(BotSettings(level: .club)))
    }
    var game = try Game(rules: MatchRules(players: .five), seed: 7, players: players)
    try Positions.play(
      &game, until: { $0.moveCount == 4 },
      choose: { _, legal in
        guard case .bid(let free, let atMost) = legal else { return .pass }
        return .bid(CardSet(free.prefix(atMost)))
      })
    let grid = try Studio().picture().frame(of: Studio().state(game), size: size)
    // A cut name would be followed by its cards; "is thinking…" ends a line.
    #expect(!grid.text.contains("… "), "\(grid.text)")
    #expect(grid.faults.isEmpty)
  }
}
