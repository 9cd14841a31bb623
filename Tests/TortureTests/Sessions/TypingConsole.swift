import CellGrid

@testable import MueApp

/// A console that types keys, lets time pass and changes its size, one step a wait.
final class TypingConsole: TestConsole {
  enum Step {
    case key(Key)
    case size(Size)
    case wait(Int)
  }

  private(set) var grids: [Grid] = []
  private(set) var redraws = 0
  private var steps: ArraySlice<Step>
  private var keys: [Key] = []
  private let clock: SimulatedClock

  init(_ steps: [Step], _ clock: SimulatedClock) {
    self.steps = steps[...]
    self.clock = clock
    super.init()
  }

  override func present(_ grid: Grid) { grids.append(grid) }
  override func redraw() { redraws += 1 }
  override func nextKey() -> Key? { keys.popLast() }

  override func waitForInput(timeoutMilliseconds: Int?) -> Arrivals {
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
