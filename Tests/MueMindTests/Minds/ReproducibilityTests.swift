import MueRules
import Synchronization
import Testing

@testable import MueMind

@Suite("A choice depends on the observation, the budget and the seed, and on nothing else")
struct ReproducibilityTests {
  @Test("The same budget and seed give the same choice", arguments: PlayerCount.allCases)
  func repeated(_ players: PlayerCount) throws {
    let limits = Limits(playouts: 12)
    try everyFifthPosition(players) { _, observation in
      for mind in [RandomMind(), PlainMind(), ClubMind()] as [any Mind] {
        let first = mind.choose(observation, limits: limits, seed: 7)
        #expect(mind.choose(observation, limits: limits, seed: 7) == first)
      }
    }
  }

  @Test("Exchanging the others' hidden cards changes no choice", arguments: PlayerCount.allCases)
  func exchanged(_ players: PlayerCount) throws {
    let limits = Limits(playouts: 12)
    var generator = SeededGenerator(seed: 3)
    try everyFifthPosition(players) { round, observation in
      let world = WorldSampler(observation).world(using: &generator)
      let other = try #require(world.round(observation.faceUp))
      let there = other.observation(for: observation.seat)
      #expect(there == observation)
      for mind in [PlainMind(), ClubMind()] as [any Mind] {
        #expect(
          mind.choose(there, limits: limits, seed: 7)
            == mind.choose(observation, limits: limits, seed: 7))
      }
    }
  }

  @Test("Without playouts, and when the time is up at once, club moves like plain")
  func noBudget() throws {
    let timeless = Limits(isTimeUp: { true })
    try everyFifthPosition(.five) { _, observation in
      let plain = PlainMind().choose(observation, limits: Limits(playouts: 0), seed: 1)
      #expect(ClubMind().choose(observation, limits: Limits(playouts: 0), seed: 1) == plain)
      #expect(ClubMind().choose(observation, limits: timeless, seed: 1) == plain)
    }
  }

  @Test("Club asks for the time often, and stops when it is up")
  func time() throws {
    let players = PlayerCount.five
    let round = Round(deal: Deal(players: players, seed: 5), dealer: players.seats[0])
    let asked = Mutex(0)
    let limits = Limits(isTimeUp: {
      asked.withLock {
        $0 += 1
        return $0 > 3
      }
    })
    _ = ClubMind().choose(round.observation(for: players.seats[0]), limits: limits, seed: 1)
    #expect(asked.withLock { $0 } == 4)
  }

  private func everyFifthPosition(
    _ players: PlayerCount, look: (Round, Observation) throws -> Void
  ) throws {
    var positions = 0
    _ = try Table(players, of: PlainMind()).play(seed: 11) { round, observation in
      if positions % 5 == 0 { try look(round, observation) }
      positions += 1
    }
  }
}
