import Ordeals
import Testing

extension Ordeal {
  /// Spends evenings with somebody at the keyboard who presses so many keys, expects that nothing was
  /// seen to complain of, and reports.
  func spend(_ owner: Fingers.Owner, keys most: Int) throws {
    var keys = 0
    var grids = 0
    var evenings = 0
    var moves = 0
    var trace = Trace()
    for seed in seeds {
      let simulation = Simulation(seed: seed, owner: owner)
      try simulation.run(keys: most)
      #expect(simulation.witness.complaints.isEmpty, "seed \(seed)")
      keys += simulation.keys
      grids += simulation.grids
      evenings += simulation.evenings
      moves += simulation.linkedMoves
      trace.add(String(simulation.trace.number).utf8)
    }
    report(
      "\(evenings) evenings, \(keys) keys, \(grids) grids, \(moves) moves over lines; "
        + "trace \(trace.number)")
    // Friends have played, too.
    #expect(cases < 24 || moves > 0)
  }
}
