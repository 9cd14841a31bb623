import Ordeals
import Testing

/// A monkey at the keyboard: any keys, pastes, mouse actions and sizes of the window.
@Suite("A monkey") struct MonkeyTests {
  @Test("breaks nothing and never gets stuck")
  func monkey() throws {
    let ordeal = Ordeal("monkeys", cases: 24)
    var keys = 0
    var grids = 0
    var evenings = 0
    for seed in ordeal.seeds {
      let simulation = Simulation(seed: seed, owner: .monkey)
      try simulation.run(keys: Ordeal.times > 1 ? 3000 : 150)
      #expect(simulation.witness.complaints.isEmpty, "seed \(seed)")
      keys += simulation.keys
      grids += simulation.grids
      evenings += simulation.evenings
    }
    ordeal.report("\(evenings) evenings, \(keys) keys, \(grids) grids")
  }
}
