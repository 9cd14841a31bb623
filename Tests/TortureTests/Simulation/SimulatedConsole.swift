import CellGrid
import Synchronization

/// A console operated by a simulation, which types keys and checks grids.
final class SimulatedConsole: Console {
  var size: Size
  let abilities: Abilities
  var wantsMouse = false
  var wantsFocus = false
  var isLineSlow = false
  var wantedPalette: Abilities.Palette?
  var timeStopped = Duration.zero
  /// The keys that are waiting.
  var keys: [Key] = []
  private let bell = Bell()
  private unowned let simulation: Simulation

  /// Whether the loop was woken since the last wait.
  private final class Bell: Sendable {
    let isRung = Mutex(false)
  }

  init(_ simulation: Simulation, size: Size, abilities: Abilities) {
    self.simulation = simulation
    self.size = size
    self.abilities = abilities
  }

  var wake: @Sendable () -> Void { { [bell] in bell.isRung.withLock { $0 = true } } }

  func present(_ grid: Grid) { simulation.look(at: grid) }

  func redraw() {}

  func nextKey() -> Key? {
    simulation.checker.checkBetweenKeys()
    if simulation.faults.isDead { return .ended }
    let key = keys.isEmpty ? nil : keys.removeFirst()
    return simulation.trick == .losesKeys && key != .ended ? nil : key
  }

  func ring(_ alert: Alert) { simulation.trace.add(alert) }

  func copy(_ text: String) {}

  func waitForInput(timeoutMilliseconds: Int?) -> Arrivals {
    var arrivals = Arrivals()
    if let signal = simulation.goOn(patience: timeoutMilliseconds) { arrivals.signals = [signal] }
    arrivals.hasInput = !keys.isEmpty
    arrivals.isWoken = bell.isRung.withLock { isRung in
      defer { isRung = false }
      return isRung
    }
    return arrivals
  }
}
