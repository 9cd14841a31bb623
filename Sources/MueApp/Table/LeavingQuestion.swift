import CellGrid

/// Asks once before an unsaved game is left; pressing the key again right after the question
/// leaves.
struct LeavingQuestion {
  /// Whether the question is on the screen, where nothing may take its place.
  private(set) var isOpen = false
  private var isAnswered = false

  /// Notes a key, or Ctrl-C as a signal: it answers the question if one is open.
  mutating func answer(_ key: Key = .control("c")) {
    if case .mouse(let mouse) = key, mouse.action != .press { return }
    isAnswered = isOpen
    isOpen = false
  }

  /// Whether the last key has answered the question; if not, the question is open from now on.
  mutating func ask() -> Bool {
    if !isAnswered { isOpen = true }
    return isAnswered
  }
}
