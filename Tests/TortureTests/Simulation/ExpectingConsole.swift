import CellGrid
import Testing

/// A console of a person who waits for what the screen shows and then presses keys, while time passes at a table.
final class ExpectingConsole: TestConsole {
  enum Step {
    /// Waits until the screen shows a text, no longer shows it, or a condition holds.
    case see(String)
    case gone(String)
    case until(String, () -> Bool)
    /// Goes down a list to a line, and opens it.
    case open(String)
    case press(Key)
    case type(String)
    case run(() throws -> Void)
    case signal(Int32)
  }

  private var steps: ArraySlice<Step>
  private var keys: [Key] = []
  private var grid = Grid(Size(width: 0, height: 0))
  private var waits = 0
  private let pass: () -> Void

  /// A console of a person with a plan; `pass` lets some time pass at the table.
  init(_ steps: [Step], pass: @escaping () -> Void) {
    self.steps = steps[...]
    self.pass = pass
    super.init(size: Size(width: 100, height: 40))
  }

  override func present(_ grid: Grid) { self.grid = grid }
  override func nextKey() -> Key? { keys.popLast() }

  /// The words on the screen, with single blanks.
  var text: String { grid.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  override func waitForInput(timeoutMilliseconds: Int?) -> Arrivals {
    pass()
    while let step = steps.first {
      switch step {
      case .see(let part):
        if !text.contains(part) { return wait(for: part) }
      case .gone(let part):
        if text.contains(part) { return wait(for: "no \(part)") }
      case .until(let what, let isSo):
        if !isSo() { return wait(for: what) }
      case .open(let line):
        if !text.contains("▸\(line)") {
          keys = [.down]
          return wait(for: line)
        }
        return press(.enter)
      case .press(let key): return press(key)
      case .type(let text):
        steps.replaceSubrange(
          steps.startIndex..<steps.startIndex + 1, with: text.map { .press(.character($0)) })
        continue
      case .run(let action):
        do { try action() } catch { Issue.record("\(error)") }
      case .signal(let signal):
        steps.removeFirst()
        var arrivals = Arrivals()
        arrivals.signals = [signal]
        return arrivals
      }
      steps.removeFirst()
      waits = 0
    }
    keys = [.ended]
    return Arrivals()
  }

  private func press(_ key: Key) -> Arrivals {
    keys = [key]
    steps.removeFirst()
    waits = 0
    return Arrivals()
  }

  /// Gives the session up if nothing comes of it.
  private func wait(for what: String) -> Arrivals {
    waits += 1
    if waits > 2000 {
      Issue.record("“\(what)” does not come: \(text)")
      steps = []
    }
    return Arrivals()
  }
}
