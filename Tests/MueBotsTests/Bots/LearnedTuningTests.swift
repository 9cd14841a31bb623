import MueRules
import Testing

@testable import MueBots

@Suite("At a table of four the levels below strong bid and name as they have learned")
struct LearnedTuningTests {
  private let limits = Limits(playouts: 0)

  @Test(
    "elsewhere novice and casual players play by heuristics alone", arguments: PlayerCount.allCases)
  func tables(_ players: PlayerCount) throws {
    let policies = try #require(Policies.random(seed: 1))
    for level in [BotSettings.Level.novice, .casual] {
      let settings = BotSettings(level: level)
      let (with, without) = (settings.makeBot(policies), settings.makeBot())
      var differences = 0
      for (_, observation) in try Table(players, of: HeuristicBot()).positions(seed: 5) {
        let moves = [with, without].map { $0.choose(observation, limits: limits, seed: 3) }
        differences += moves[0] == moves[1] ? 0 : 1
      }
      #expect((differences > 0) == (players == .four))
    }
  }

  @Test("they name what the policy prefers and draw their bids, by the seed")
  func choices() throws {
    let policies = try #require(Policies.random(seed: 1))
    var drawn = 0
    for level in [BotSettings.Level.novice, .casual, .club] {
      let bot = BotSettings(level: level).makeBot(policies)
      for (_, observation) in try Table(.four, of: HeuristicBot()).positions(seed: 6) {
        let moves = (1...8).map { bot.choose(observation, limits: limits, seed: $0) }
        switch observation.legalMoves {
        case .bid where observation.publicState.auction.leaders.count > 1: break
        case .bid:
          let auction = observation.publicState.auction
          let options = ContractChoice(observation)?.moves ?? []
          drawn += Set(moves).count > 1 ? 1 : 0
          for case .bid(let cards) in moves where !options.contains(.bid(cards)) {
            // Now and then one draws level.
            #expect(auction.laid[observation.seat].count + cards.count == auction.most)
          }
        case .name, .pick:
          #expect(Set(moves) == [policies.contract.best(observation)])
        case .play, nil: break
        }
      }
    }
    #expect(drawn > 5)
  }

  @Test("where somebody has drawn level they bid by heuristics") func answering() throws {
    let policies = try #require(Policies.random(seed: 1))
    var answers = 0
    for level in [BotSettings.Level.novice, .casual] {
      let settings = BotSettings(level: level)
      let (with, without) = (settings.makeBot(policies), settings.makeBot())
      for deal in 1...10 as ClosedRange<UInt64> {
        for (_, observation) in try Table(.four, of: RandomBot()).positions(seed: deal) {
          guard case .bid = observation.legalMoves,
            observation.publicState.auction.leaders.count > 1
          else { continue }
          answers += 1
          #expect(
            with.choose(observation, limits: limits, seed: deal)
              == without.choose(observation, limits: limits, seed: deal))
        }
      }
    }
    #expect(answers > 10)
  }

  @Test("casual players draw their cards too, and remember less than they are allowed")
  func cards() throws {
    let policies = try #require(Policies.random(seed: 1))
    let casual = [4, BotSettings.fullMemory].map {
      BotSettings(level: .casual, memory: $0).makeBot(policies)
    }
    var drawn = 0
    for (_, observation) in try Table(.four, of: HeuristicBot()).positions(seed: 7) {
      guard case .play(let legal) = observation.legalMoves else { continue }
      let moves = (1...8).map { casual[0].choose(observation, limits: limits, seed: $0) }
      #expect(moves == (1...8).map { casual[1].choose(observation, limits: limits, seed: $0) })
      #expect(
        moves.allSatisfy { if case .play(let card) = $0 { legal.contains(card) } else { false } })
      drawn += Set(moves).count > 1 ? 1 : 0
    }
    #expect(drawn > 5)
  }
}
