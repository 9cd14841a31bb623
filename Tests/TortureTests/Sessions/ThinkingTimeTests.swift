import MueBots
import MueGame
import MueRules
import Testing

@testable import MueApp

@Suite("How long computer players think")
struct ThinkingTimeTests {
  @Test("about a bid as long as the previous move stays, about all else a quarter of a second")
  func pause() throws {
    let simulation = Simulation(seed: 1, owner: .person)
    let game = try simulation.context("en").newGame(NewGameArguments())
    var keeper = GameKeeper(aside: game, clock: simulation.clock)
    var (bids, others) = (0, 0)
    while keeper.game.match.round.score == nil, let turn = keeper.game.match.round.turn {
      if case .auction = keeper.game.match.round.publicState.phase {
        #expect(keeper.thinkingMilliseconds(pause: 600) == 600)
        bids += 1
      } else {
        #expect(keeper.thinkingMilliseconds(pause: 600) == Limits.tableMilliseconds)
        others += 1
      }
      #expect(keeper.thinkingMilliseconds(pause: 0) == Limits.tableMilliseconds)
      let observation = keeper.game.match.round.observation(for: turn)
      let move = BotSettings(level: .casual).makeBot().choose(
        observation, limits: Limits(playouts: 0), seed: 1)
      _ = keeper.make(move)
    }
    #expect(bids > 0 && others > 0)
  }
}
