import Platform
import TestSupport
import Testing

/// Whole sessions, each determined by a seed: keys, delays, work beside the loop, disk faults,
/// signals, ends and starts.
@Suite("Simulated sessions") struct SessionTests {
  @Test("save what they show, always let somebody move, and can be left")
  func sessions() throws {
    // A few sessions for each seed in `make torture`.
    try TortureTest("sessions", cases: 10, most: 10_000).spend(
      .person, keys: TortureTest.times > 1 ? 250 : 60)
  }

  @Test("are the same to the last cell and byte when they are run again, friends included")
  func again() throws {
    var moves = 0
    for seed in UInt64(32)...33 {
      for owner in [InputGenerator.Owner.person, .random] {
        let traces = try (0..<2).map { _ in
          let simulation = Simulation(seed: seed, owner: owner)
          try simulation.run(keys: 100)
          moves += simulation.linkedMoves
          return simulation.trace
        }
        #expect(traces[0] == traces[1], "\(owner)")
        print("trace of the \(owner)'s sessions of seed \(seed): \(traces[0].number)")
      }
    }
    #expect(moves > 0)
    // Nothing reaches a real disk, on which a second run would find what the first one left.
    #expect(access("/nonexistent/ada", F_OK) != 0)
  }

  @Test(
    "expose a disk, a work queue or a keyboard that lies",
    arguments: [Simulation.Trick.losesGames, .losesWork, .losesKeys])
  func tricks(trick: Simulation.Trick) throws {
    let violations = try (UInt64(1)...3).flatMap { seed in
      let simulation = Simulation(seed: seed, owner: .person, trick: trick)
      try simulation.run(keys: 200)
      return simulation.checker.violations
    }
    #expect(!violations.isEmpty)
  }
}
