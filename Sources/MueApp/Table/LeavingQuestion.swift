import CellGrid

/// Asks once before leaving an unsaved game; pressing the same key again right after the question
/// leaves.
struct LeavingQuestion {
  /// Whether the question is on the screen, where nothing may replace it.
  private(set) var isOpen = false
  private var isAnswered = false

  /// Notes a key, or Ctrl-C as a signal: it answers an open question.
  mutating func answer(_ key: Key = .control("c")) {
    if case .mouse(let mouse) = key, mouse.action != .press { return }
    isAnswered = isOpen
    isOpen = false
  }

  /// Whether the last key answered the question; if not, opens the question.
  mutating func ask() -> Bool {
    if !isAnswered { isOpen = true }
    return isAnswered
  }
}
