import CellGrid
import Synchronization

/// A console that shows nothing and has no keys; subclasses show and type what a test needs.
class TestConsole: Console {
  var size: Size
  let abilities: Abilities
  var wantsMouse = false
  var wantsFocus = false
  var isLineSlow = false
  var wantedPalette: Abilities.Palette?
  var timeStopped = Duration.zero
  private let bell = Bell()

  /// Whether the loop was woken since the last wait.
  private final class Bell: Sendable {
    let isRung = Mutex(false)
  }

  init(
    size: Size = Size(width: 80, height: 24),
    abilities: Abilities = Abilities(palette: .many, unicode: true)
  ) {
    self.size = size
    self.abilities = abilities
  }

  var wake: @Sendable () -> Void { { [bell] in bell.isRung.withLock { $0 = true } } }

  /// Whether the loop was woken since this was last asked.
  func takeWake() -> Bool {
    bell.isRung.withLock { isRung in
      defer { isRung = false }
      return isRung
    }
  }

  func present(_ grid: Grid) {}
  func redraw() {}
  func nextKey() -> Key? { nil }
  func ring(_ alert: Alert) {}
  func copy(_ text: String) {}
  func waitForInput(timeoutMilliseconds: Int?) -> Arrivals { Arrivals() }
}
