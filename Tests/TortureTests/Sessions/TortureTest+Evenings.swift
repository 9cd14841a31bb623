import TestSupport
import Testing

extension TortureTest {
  /// Spends evenings with somebody at the keyboard who presses so many keys, expects that nothing was
  /// seen to complain of, and reports.
  func spend(_ owner: InputGenerator.Owner, keys most: Int) throws {
    var keys = 0
    var grids = 0
    var sessions = 0
    var moves = 0
    var trace = Trace()
    for seed in seeds {
      let simulation = Simulation(seed: seed, owner: owner)
      try simulation.run(keys: most)
      #expect(simulation.checker.complaints.isEmpty, "seed \(seed)")
      keys += simulation.keys
      grids += simulation.grids
      sessions += simulation.sessions
      moves += simulation.linkedMoves
      trace.add(String(simulation.trace.number).utf8)
    }
    report(
      "\(sessions) evenings, \(keys) keys, \(grids) grids, \(moves) moves over lines; "
        + "trace \(trace.number)")
    // Friends have played, too.
    #expect(cases < 24 || moves > 0)
  }
}
