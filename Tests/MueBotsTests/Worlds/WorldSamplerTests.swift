import MueRules
import Testing

@testable import MueBots

@Suite("Sampled worlds")
struct WorldSamplerTests {
  @Test("Every world agrees with all that is known", arguments: PlayerCount.allCases)
  func consistent(_ players: PlayerCount) throws {
    var generator = SeededGenerator(seed: 1)
    for seed in 1...4 as ClosedRange<UInt64> {
      for (round, observation) in try Table(players, of: RandomBot()).positions(seed: seed) {
        let known = KnownCards(observation)
        let sampler = WorldSampler(known)
        for _ in 0..<3 {
          let world = sampler.world(using: &generator)
          #expect(known.agrees(with: world))
          #expect(world.hands[observation.seat.index] == observation.hand)
          #expect(world.round(observation.publicState) != nil)
        }
        let truth = World(
          hands: InlineArray { $0 < players.number ? round.hand(of: players.seats[$0]) : .none })
        #expect(known.agrees(with: truth))
      }
    }
  }

  @Test("Worlds come about equally often where they can be counted")
  func even() throws {
    let known = try #require(Self.smallCase)
    let sampler = WorldSampler(known)
    var generator = SeededGenerator(seed: 9)
    var counts: [[UInt64]: Int] = [:]
    for _ in 0..<4_000 {
      let hands = sampler.world(using: &generator).hands
      counts[(0..<3).map { hands[$0].bits }, default: 0] += 1
    }
    #expect(counts.count == 5)
    for count in counts.values { #expect((650...950).contains(count)) }
  }

  /// Nine hidden cards at three, of which seat 1 gets seven and seat 2 two.
  ///
  /// Seat 1 has no blue and seat 2 no red, so seat 2 holds the blue card and one of the five yellow.
  private static var smallCase: KnownCards? {
    guard let hidden = CardSet(text: "R1 R2 R3 Y1 Y2 Y3 Y4 Y5 B1"),
      let red = CardSet(text: "R1 R2 R3"), let blue = CardSet(text: "B1")
    else { return nil }
    return KnownCards(
      players: .three, pinned: InlineArray(repeating: .none), wanting: [0, 7, 2, 0, 0, 0],
      lacking: [.none, blue, red, .none, .none, .none], hidden: hidden)
  }

  @Test("What nobody may hold is dealt all the same, so that nothing can stop the play")
  func impossible() throws {
    let hidden = try #require(CardSet(text: "R1 R2 R3 Y1"))
    let known = KnownCards(
      players: .three, pinned: InlineArray(repeating: .none), wanting: [0, 2, 2, 0, 0, 0],
      lacking: [.none, .suit(.red), .suit(.red), .none, .none, .none], hidden: hidden)
    var generator = SeededGenerator(seed: 2)
    let world = WorldSampler(known).world(using: &generator)
    #expect(world.hands[1].count == 2)
    #expect(world.hands[2].count == 2)
  }
}
