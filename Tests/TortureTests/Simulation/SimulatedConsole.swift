import CellGrid

/// A console operated by a simulation, which types keys and checks grids.
final class SimulatedConsole: TestConsole {
  /// The keys that are waiting.
  var keys: [Key] = []
  private unowned let simulation: Simulation

  init(_ simulation: Simulation, size: Size, abilities: Abilities) {
    self.simulation = simulation
    super.init(size: size, abilities: abilities)
  }

  override func present(_ grid: Grid) { simulation.look(at: grid) }

  override func nextKey() -> Key? {
    simulation.checker.checkBetweenKeys()
    if simulation.faults.isDead { return .ended }
    let key = keys.isEmpty ? nil : keys.removeFirst()
    return simulation.trick == .losesKeys && key != .ended ? nil : key
  }

  override func ring(_ alert: Alert) { simulation.trace.add(alert) }

  override func waitForInput(timeoutMilliseconds: Int?) -> Arrivals {
    var arrivals = Arrivals()
    if let signal = simulation.goOn(patience: timeoutMilliseconds) { arrivals.signals = [signal] }
    arrivals.hasInput = !keys.isEmpty
    arrivals.isWoken = takeWake()
    return arrivals
  }
}
