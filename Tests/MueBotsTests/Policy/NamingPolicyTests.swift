import MueRules
import Testing

@testable import MueBots

@Suite("The policy for trumps and partners")
struct NamingPolicyTests {
  /// Shows every naming of some hands that heuristics bid and name.
  private func choices(
    _ players: PlayerCount, hands: UInt64 = 12,
    _ look: (Round, Observation, NamingPolicy.Choice) throws -> Void
  ) throws {
    for seed in 1...hands {
      _ = try Table(players, of: HeuristicBot()).play(seed: seed) { round, observation in
        guard let choice = NamingPolicy.Choice(observation) else { return }
        try look(round, observation, choice)
      }
    }
  }

  @Test("a choice has every legal move once, with its numbers", arguments: PlayerCount.allCases)
  func moves(_ players: PlayerCount) throws {
    var partners = 0
    var trumps = 0
    try choices(players) { _, observation, choice in
      #expect(choice.moves == observation.legalMoves?.all)
      #expect(choice.candidates.count == choice.moves.count)
      if choice.isPartner { partners += 1 } else { trumps += 1 }
    }
    #expect(trumps >= 12 && (partners > 0) == (players != .three))
  }

  @Test("bids and cards are none of its choices")
  func others() throws {
    var others = 0
    _ = try Table(.five, of: HeuristicBot()).play(seed: 3) { _, observation in
      switch observation.legalMoves {
      case .bid, .play:
        #expect(NamingPolicy.Choice(observation) == nil)
        others += 1
      case .name, .pick, nil: break
      }
    }
    #expect(others > 50)
  }

  @Test("the others' hidden cards change no number", arguments: PlayerCount.allCases)
  func blind(_ players: PlayerCount) throws {
    var generator = SeededGenerator(seed: 2)
    try choices(players, hands: 4) { _, observation, choice in
      let world = WorldSampler(observation).world(using: &generator)
      let other = try #require(world.round(observation.publicState))
      let there = try #require(NamingPolicy.Choice(other.observation(for: observation.seat)))
      func numbers(_ choice: NamingPolicy.Choice) -> [Float] {
        ChoiceSample(choice) { _ in [0, 0, 0] }.numbers
      }
      #expect(numbers(choice) == numbers(there))
    }
  }

  @Test("numbers differ where moves differ, and stay small")
  func numbers() throws {
    try choices(.five) { _, _, choice in
      let rows = choice.candidates.map { row in row.indices.map { row[$0] } }
      #expect(rows.joined().allSatisfy { abs($0) < 4 })
      if !choice.isPartner { #expect(Set(rows).count == rows.count) }
    }
  }

  @Test("moves are drawn as often as they are likely, the best most often")
  func frequencies() throws {
    let policy = try #require(Policies.random(seed: 6)).naming
    var generator = SeededGenerator(seed: 3)
    try choices(.five, hands: 2) { _, observation, choice in
      let ranking = policy.ranking(choice)
      #expect(Set(ranking) == Set(choice.moves) && policy.best(observation) == ranking.first)
      var counts: [Move: Int] = [:]
      for _ in 0..<2000 { counts[policy.draw(choice, &generator), default: 0] += 1 }
      for (better, worse) in zip(ranking, ranking.dropFirst()) {
        #expect(counts[better, default: 0] > counts[worse, default: 0] - 150)
      }
    }
  }

  @Test("a player with policies names what they prefer without playouts, and searches it with some")
  func bots() throws {
    let policies = try #require(Policies.random(seed: 8))
    let club = BotSettings(level: .club).makeBot(policies)
    let expert = BotSettings(level: .expert).makeBot(policies)
    try choices(.five, hands: 3) { _, observation, choice in
      let best = policies.naming.best(observation)
      #expect(club.choose(observation, limits: Limits(playouts: 500), seed: 1) == best)
      #expect(expert.choose(observation, limits: Limits(playouts: 0), seed: 1) == best)
      let searched = expert.evaluate(observation, limits: Limits(playouts: 200), seed: 1)
      #expect(searched.count > 1 || choice.moves.count == 1)
      #expect(Set(searched.map(\.move)).isSubset(of: choice.moves))
    }
  }
}
