import MueRules
import Synchronization
import Testing

@testable import MueBots

@Suite("A choice depends on the observation, the budget and the seed, and on nothing else")
struct ReproducibilityTests {
  private static let settings =
    BotSettings.Level.allCases.map { BotSettings(level: $0) } + [
      BotSettings(level: .expert, style: .bold, memory: 4),
      BotSettings(level: .strong, style: .cautious, memory: 0),
    ]
  /// Bots of all settings, without policies and with some.
  private static let bots =
    settings.map { $0.makeBot() } + settings.map { $0.makeBot(Policies.random(seed: 1)) }

  @Test("The same budget and seed give the same choice", arguments: PlayerCount.allCases)
  func repeated(_ players: PlayerCount) throws {
    let limits = Limits(playouts: 12)
    for (_, observation) in try somePositions(players, of: 5) {
      for bot in Self.bots {
        let first = bot.evaluate(observation, limits: limits, seed: 7)
        #expect(bot.evaluate(observation, limits: limits, seed: 7) == first)
        #expect(bot.choose(observation, limits: limits, seed: 7) == first.first?.move)
      }
    }
  }

  @Test("Exchanging the others' hidden cards changes no choice", arguments: PlayerCount.allCases)
  func exchanged(_ players: PlayerCount) throws {
    let limits = Limits(playouts: 12)
    var generator = SeededGenerator(seed: 3)
    for (_, observation) in try somePositions(players, of: 5) {
      let world = WorldSampler(observation).world(using: &generator)
      let other = try #require(world.round(observation.publicState))
      let there = other.observation(for: observation.seat)
      #expect(there == observation)
      for bot in Self.bots {
        #expect(
          bot.choose(there, limits: limits, seed: 7)
            == bot.choose(observation, limits: limits, seed: 7))
      }
    }
  }

  @Test(
    "Club plays the card that its policy prefers and that makes sense; shown cards are searched"
  )
  func club() throws {
    let policies = try #require(Policies.random(seed: 1))
    let limits = Limits(playouts: 100)
    var choices = 0
    for (_, observation) in try somePositions(.five, of: 3) {
      guard case .play(let cards) = observation.legalMoves, cards.looks.count > 1 else { continue }
      let club = BotSettings(level: .club).makeBot(policies)
      let evaluations = club.evaluate(observation, limits: limits, seed: 1)
      #expect(evaluations.map(\.worlds) == [0])
      let seen = try #require(Playout(observation))
      let sensible = SensibleCards.of(seen.play.legal.looks, seen.play, seen.memory)
      let card = try #require(policyCard(policies, observation))
      if sensible.contains(card) {
        #expect(evaluations.first?.move == .play(card))
      } else {
        #expect(sensible.contains { evaluations.first?.move == .play($0) })
      }
      let shown = BotSettings(level: .club, peek: try #require(Peek(3))).makeBot(policies)
      choices +=
        shown.evaluate(observation, limits: limits, seed: 1).contains { $0.worlds > 0 } ? 1 : 0
    }
    #expect(choices > 5)
  }

  /// The card that policies prefer for the seat to move.
  private func policyCard(_ policies: Policies, _ observation: Observation) -> Card? {
    guard var seen = Playout(observation) else { return nil }
    return policies.card.best(&seen.play, &seen.memory)
  }

  @Test(
    "Without playouts, and when the time is up at once, a bot moves by heuristics or its policies"
  )
  func noBudget() throws {
    let timeless = Limits(isTimeUp: { true })
    let policies = try #require(Policies.random(seed: 1))
    for (_, observation) in try somePositions(.five, of: 5) {
      let casual = HeuristicBot(HeuristicTuning(bidsTactically: true))
      let heuristic = casual.choose(observation, limits: Limits(playouts: 0), seed: 1)
      let expert = BotSettings(level: .expert).makeBot()
      #expect(expert.choose(observation, limits: Limits(playouts: 0), seed: 1) == heuristic)
      #expect(expert.choose(observation, limits: timeless, seed: 1) == heuristic)
      let learned = SearchBot(.expert(by: policies))
      let quick = learned.choose(observation, limits: Limits(playouts: 0), seed: 1)
      if case .play = quick {
        #expect(quick == policyCard(policies, observation).map(Move.play))
      } else if let bids = BidRanking(observation, by: policies.contract) {
        #expect(quick == bids.moves.first)
      } else {
        #expect(quick == policies.contract.best(observation))
      }
    }
  }

  /// Three threads, whose turns come in the reverse order.
  private struct ThreeThreads: SearchThreads {
    let count = 3

    func map<Item: Sendable, Result: Sendable>(
      _ items: [Item], _ work: @escaping @Sendable (Item) -> Result
    ) -> [Result] { items.reversed().map(work).reversed() }
  }

  @Test("On several threads a search plays as much out, in worlds of their own")
  func threads() throws {
    let bot = SearchBot(.expert(by: try #require(Policies.random(seed: 1))))
    var different = 0
    for (_, observation) in try somePositions(.five, of: 3) {
      func evaluations(_ threads: any SearchThreads) -> [Evaluation] {
        bot.evaluate(observation, limits: Limits(playouts: 100, threads: threads), seed: 7)
      }
      func worlds(_ evaluations: [Evaluation]) -> [Int] { evaluations.map(\.worlds).sorted() }
      let alone = evaluations(OneThread())
      let shared = evaluations(ThreeThreads())
      #expect(shared == evaluations(ThreeThreads()))
      #expect(worlds(shared) == worlds(alone))
      different += shared == alone ? 0 : 1
    }
    #expect(different > 0)
  }

  @Test("A level with a number of playouts of its own searches on one thread")
  func levels() throws {
    let strong = BotSettings(level: .strong).makeBot(Policies.random(seed: 1))
    var searched = 0
    for (_, observation) in try somePositions(.five, of: 3) {
      let alone = strong.evaluate(observation, limits: Limits(), seed: 7)
      let shared = strong.evaluate(observation, limits: Limits(threads: ThreeThreads()), seed: 7)
      #expect(shared == alone)
      if case .name = observation.legalMoves { searched += alone[0].worlds > 0 ? 1 : 0 }
    }
    #expect(searched > 0)
  }

  @Test("The time is asked for before every world, in every phase", arguments: PlayerCount.allCases)
  func time(_ players: PlayerCount) throws {
    let bot = SearchBot(.expert(by: try #require(Policies.random(seed: 1))))
    var searches = 0
    for (_, observation) in try somePositions(players, of: 3) {
      let asked = Mutex(0)
      let limits = Limits(isTimeUp: {
        asked.withLock {
          $0 += 1
          return $0 > 3
        }
      })
      let all = bot.evaluate(observation, limits: limits, seed: 1)
      #expect(all.map(\.worlds).max() ?? 0 <= 3)
      guard all.count > 1 else { continue }
      // Before three worlds, then once for a fourth, once after the stage, and once if the best bid draws level.
      #expect((5...6).contains(asked.withLock { $0 }))
      searches += 1
    }
    #expect(searches > 5)
  }
}
