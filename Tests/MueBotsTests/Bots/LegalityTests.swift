import MueRules
import Testing

@testable import MueBots

@Suite("Every bot keeps the rules")
struct LegalityTests {
  @Test("Bots without a search move legally wherever chance leads", arguments: PlayerCount.allCases)
  func randomAndHeuristic(_ players: PlayerCount) throws {
    var positions = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      for (_, observation) in try Table(players, of: RandomBot()).positions(seed: seed) {
        let legal = try #require(observation.legalMoves)
        let move = HeuristicBot().choose(observation, limits: Limits(playouts: 0), seed: seed)
        #expect(legal.contains(move))
        positions += 1
      }
    }
    #expect(positions > 1_000)
  }

  @Test("Expert moves legally wherever chance leads", arguments: PlayerCount.allCases)
  func expert(_ players: PlayerCount) throws {
    for seed in 20...22 as ClosedRange<UInt64> {
      for (_, observation) in try Table(players, of: RandomBot()).positions(seed: seed) {
        let legal = try #require(observation.legalMoves)
        let move = SearchBot.expert.choose(
          observation, limits: Limits(playouts: 10), seed: seed)
        #expect(legal.contains(move))
      }
    }
  }

  @Test("Who is not asked anything answers with a pass")
  func notAsked() {
    let players = PlayerCount.five
    let round = Round(deal: Deal(players: players, seed: 1), dealer: players.seats[0])
    let levels = BotSettings.Level.allCases.map {
      BotSettings(level: $0).makeBot(SearchBot.expert.policies)
    }
    for bot in levels + [RandomBot(), FlatBot()] {
      let move = bot.choose(
        round.observation(for: players.seats[1]), limits: Limits(playouts: 10), seed: 1)
      #expect(move == .pass)
    }
  }
}
