import CellGrid

/// A list with one chosen line, which answers keys and the mouse in the same way on every page.
///
/// Arrows and Tab wrap around. Page keys, Home, End and the wheel stop at the ends. A click chooses
/// a line; on the chosen line it does what Enter does.
struct Chooser: Hashable, Sendable {
  /// The effect of an input on the list.
  enum Answer: Hashable, Sendable {
    /// Another line is chosen, unless the list ends there.
    case chosen
    /// The chosen line is confirmed by a key, or by a click at a position.
    case confirmed(at: Position?)
  }

  /// The number of lines that a page key moves, in lists and in texts.
  static let page = 10

  let count: Int
  /// The index of the chosen line; nil before any is chosen.
  let chosen: Int?

  /// A list of some lines; an index beyond the last line means the last one.
  init(count: Int, chosen: Int? = 0) {
    self.count = count
    self.chosen = count == 0 ? nil : chosen.map { max(0, min(count - 1, $0)) }
  }

  /// The index of the chosen line; 0 if none is chosen.
  var index: Int { chosen ?? 0 }

  /// The same list with another line chosen.
  func choosing(_ index: Int) -> Chooser { Chooser(count: count, chosen: index) }

  /// Answers an input; nil if it does nothing in this list, such as an arrow if there is only one
  /// line.
  ///
  /// `line` finds the line at a position.
  mutating func answer(_ input: Input, line: (Position) -> Int?) -> Answer? {
    if count == 0 { return nil }
    switch input {
    case .command(.confirm), .command(.toggle): return .confirmed(at: nil)
    case .mouse(let mouse): return answer(mouse, line)
    case _ where count == 1: return nil
    case .command(.up), .key(.backTab): turn(by: -1)
    case .command(.down), .command(.turnPage): turn(by: 1)
    case .command(.pageUp): go(by: -Self.page)
    case .command(.pageDown): go(by: Self.page)
    case .command(.first): self = choosing(0)
    case .command(.last): self = choosing(count - 1)
    default: return nil
    }
    return .chosen
  }

  private mutating func answer(_ mouse: Mouse, _ line: (Position) -> Int?) -> Answer {
    switch mouse.action {
    case .wheelUp: go(by: -1)
    case .wheelDown: go(by: 1)
    case .press:
      guard let line = line(mouse.position) else { break }
      if line == chosen { return .confirmed(at: mouse.position) }
      self = choosing(line)
    case .drag, .release: break
    }
    return .chosen
  }

  /// Moves with wrap-around; if no line is chosen yet, enters from either end.
  private mutating func turn(by step: Int) {
    self = choosing(((chosen ?? (step > 0 ? -1 : count)) + step + count) % count)
  }

  private mutating func go(by step: Int) {
    self = choosing((chosen ?? (step > 0 ? -1 : count)) + step)
  }
}
