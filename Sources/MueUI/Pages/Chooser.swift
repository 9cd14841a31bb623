import CellGrid

/// A list with one line chosen, which answers keys and mouse alike on every page.
///
/// Arrows and Tab go around the ends. Page keys, Home, End and the wheel stop there. A click chooses a line; on the
/// chosen line it does what Enter does.
struct Chooser: Hashable, Sendable {
  /// What an input does in the list.
  enum Answer: Hashable, Sendable {
    /// Another line is chosen, if the list goes on there.
    case chosen
    /// The chosen line is confirmed: by a key, or by a click at a position.
    case confirmed(at: Position?)
  }

  /// How far a page key goes, in lists and in texts.
  static let page = 10

  let count: Int
  /// The index of the chosen line; nil before any is chosen.
  let chosen: Int?

  /// A list of a number of lines; an index beyond the last line means the last.
  init(count: Int, chosen: Int? = 0) {
    self.count = count
    self.chosen = count == 0 ? nil : chosen.map { max(0, min(count - 1, $0)) }
  }

  /// The index of the chosen line, or of the first.
  var index: Int { chosen ?? 0 }

  /// The same list with another line chosen.
  func choosing(_ index: Int) -> Chooser { Chooser(count: count, chosen: index) }

  /// Answers an input; nil if it does nothing in this list, as an arrow where there is only one line.
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

  /// Goes around the ends; before any line is chosen, comes from beyond either end.
  private mutating func turn(by step: Int) {
    self = choosing(((chosen ?? (step > 0 ? -1 : count)) + step + count) % count)
  }

  private mutating func go(by step: Int) {
    self = choosing((chosen ?? (step > 0 ? -1 : count)) + step)
  }
}
