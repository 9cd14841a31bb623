import CellGrid

@testable import MueApp

/// A console that types keys, lets time pass and changes its size, one step a wait.
final class TypingConsole: Console {
  enum Step {
    case key(Key)
    case size(Size)
    case wait(Int)
  }

  private(set) var size = Size(width: 80, height: 24)
  let abilities = Abilities(palette: .many, unicode: true)
  var wantsMouse = false
  var wantsFocus = false
  var isLineSlow = false
  var wantedPalette: Abilities.Palette?
  let timeStopped = Duration.zero
  let wake: @Sendable () -> Void = {}
  private(set) var grids: [Grid] = []
  private(set) var redraws = 0
  private var steps: ArraySlice<Step>
  private var keys: [Key] = []
  private let clock: SimulatedClock

  init(_ steps: [Step], _ clock: SimulatedClock) {
    self.steps = steps[...]
    self.clock = clock
  }

  func present(_ grid: Grid) { grids.append(grid) }
  func redraw() { redraws += 1 }
  func nextKey() -> Key? { keys.popLast() }
  func ring(_ alert: Alert) {}
  func copy(_ text: String) {}

  func waitForInput(timeoutMilliseconds: Int?) -> Arrivals {
    switch steps.popFirst() {
    case .key(let key): keys = [key]
    case .size(let size):
      self.size = size
      keys = [.resized]
    case .wait(let milliseconds): clock.advance(milliseconds: milliseconds)
    case nil: keys = [.ended]
    }
    return Arrivals()
  }
}
