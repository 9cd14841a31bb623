import MueRules
import Testing

@testable import MueBots

@Suite("The policy for cards")
struct CardPolicyTests {
  private static let most = 20_000

  /// Shows every position of a few hands in which there is a choice of cards, with all hands known.
  private func choices(_ look: (inout TrickPlay, inout PlayMemory, Seat) throws -> Void) throws {
    var choices = 0
    for players in PlayerCount.allCases {
      for (round, observation) in try Table(players, of: HeuristicBot()).positions(seed: 11) {
        guard var playout = Playout(round), playout.play.legal.looks.count > 1 else { continue }
        try look(&playout.play, &playout.memory, observation.seat)
        choices += 1
      }
    }
    #expect(choices > 100)
  }

  /// The likelihoods of the cards that may be played, as probabilities.
  private func probabilities(
    _ policy: CardPolicy, _ play: inout TrickPlay, _ memory: inout PlayMemory
  ) -> [Double] {
    play.legal.looks.map { card in
      let likelihood = policy.negativeLogLikelihood(
        of: card, atMost: Self.most, &play, &memory)
      return Double(exponential(-Float(likelihood) / 1024))
    }
  }

  @Test("the likelihoods of the cards that may be played sum to one")
  func sum() throws {
    let policy = try #require(Policies.random(seed: 1)).card
    try choices { play, memory, _ in
      let all = probabilities(policy, &play, &memory)
      #expect(abs(all.reduce(0, +) - 1) < 0.02, "\(all)")
    }
  }

  @Test("cards are drawn as often as they are likely")
  func frequencies() throws {
    let policy = try #require(Policies.random(seed: 2)).card
    var generator = SeededGenerator(seed: 3)
    var first: Playout?
    try choices { play, memory, _ in
      if first == nil, play.legal.looks.count > 3 { first = Playout(play: play, memory: memory) }
    }
    var playout = try #require(first)
    let cards = Array(playout.play.legal.looks)
    let likely = probabilities(policy, &playout.play, &playout.memory)
    var counts = cards.map { _ in 0.0 }
    for _ in 0..<20_000 {
      let card = try #require(policy.draw(&playout.play, &playout.memory, &generator))
      counts[try #require(cards.firstIndex(of: card))] += 1
    }
    for (count, likely) in zip(counts, likely) { #expect(abs(count / 20_000 - likely) < 0.015) }
  }

  @Test("the others' hands change nothing")
  func blind() throws {
    let policy = try #require(Policies.random(seed: 4)).card
    try choices { play, memory, seat in
      var blind = play
      for index in 0..<6 where index != seat.index { blind.hands[index] = .none }
      #expect(
        probabilities(policy, &blind, &memory) == probabilities(policy, &play, &memory))
    }
  }

  @Test("it plays a hand to its end, and the same seed plays the same cards")
  func playout() throws {
    let policies = try #require(Policies.random(seed: 5))
    var different = 0
    try choices { play, memory, _ in
      func points(_ seed: UInt64) -> [Int] {
        var playout = Playout(play: play, memory: memory)
        var generator = SeededGenerator(seed: seed)
        playout.finish(by: policies, &generator)
        #expect(playout.play.isOver)
        return playout.points
      }
      #expect(points(1) == points(1))
      different += points(1) == points(2) ? 0 : 1
    }
    #expect(different > 50)
  }
}
