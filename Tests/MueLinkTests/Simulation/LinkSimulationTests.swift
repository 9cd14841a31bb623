import TestSupport
import Testing

@Suite("Simulated linked tables")
struct LinkSimulationTests {
  @Test("However connections, guests and host fail, everybody sees the same and every match ends")
  func allSeeTheSame() throws {
    let torture = TortureTest("linked tables", cases: 20)
    var counts = LinkSimulation.Counts()
    for seed in torture.seeds {
      let simulation = try LinkSimulation(seed: seed)
      simulation.run()
      let complaint = simulation.complaints.first.map { "seed \(seed): \($0)" }
      #expect(complaint == nil)
      counts.add(simulation.counts)
    }
    torture.report("\(counts)")
    // The failures that must be survived have happened.
    #expect(counts.rejoins > 0 && counts.restarts > 0 && counts.covered > 0 && counts.undone > 0)
    #expect(counts.kills > 0 && counts.fair > 0 && counts.quiet > 0)
  }

  @Test("The same seed goes the same way", arguments: [3, 44] as [UInt64])
  func sameTrace(_ seed: UInt64) throws {
    let (first, second) = (try LinkSimulation(seed: seed), try LinkSimulation(seed: seed))
    first.run()
    second.run()
    #expect(first.trace == second.trace)
    #expect(first.trace != 0)
  }
}

extension LinkSimulation.Counts {
  mutating func add(_ other: Self) {
    moves += other.moves
    rejoins += other.rejoins
    restarts += other.restarts
    kills += other.kills
    covered += other.covered
    undone += other.undone
    fair += other.fair
    doubted += other.doubted
    quiet += other.quiet
  }
}
