import TestSupport
import Testing

extension TortureTest {
  /// Runs sessions of at least `most` keys for each seed, expects no violation, and reports.
  func spend(_ owner: InputGenerator.Owner, keys most: Int) throws {
    var keys = 0
    var grids = 0
    var sessions = 0
    var moves = 0
    var trace = Trace()
    for seed in seeds {
      let simulation = Simulation(seed: seed, owner: owner)
      try simulation.run(keys: most)
      #expect(simulation.checker.violations.isEmpty, "seed \(seed)")
      keys += simulation.keys
      grids += simulation.grids
      sessions += simulation.sessions
      moves += simulation.linkedMoves
      trace.add(String(simulation.trace.number).utf8)
    }
    report(
      "\(sessions) sessions, \(keys) keys, \(grids) grids, \(moves) moves over lines; "
        + "trace \(trace.number)")
    // Friends have played too.
    #expect(cases < 24 || moves > 0)
  }
}
