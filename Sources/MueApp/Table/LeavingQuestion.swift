import MueUI

/// Asks once before a game is left that is not saved: pressed again right after the question, the key leaves.
struct LeavingQuestion {
  private var isOpen = false
  private var isAnswered = false

  /// A key was pressed, or Ctrl-C came as a signal: it answers the question if one is open.
  mutating func answer(_ input: Input = .command(.leave)) {
    if case .mouse(let mouse, _) = input, mouse.action != .press { return }
    isAnswered = isOpen
    isOpen = false
  }

  /// Whether the last key has answered the question; if not, the question is open from here on.
  mutating func ask() -> Bool {
    if !isAnswered { isOpen = true }
    return isAnswered
  }
}

extension TableScreen {
  /// Whether the person may leave the game: it is saved now, or the person has been asked about that.
  func mayLeave() -> Bool {
    if keeper.trouble != nil { keeper.saveNotes() }
    sayTrouble()
    if keeper.trouble == nil || keeper.isAside || leavingQuestion.ask() { return true }
    state.say(.confirmLeaving)
    return false
  }

  func mayBeInterrupted() -> Bool {
    leavingQuestion.answer()
    return mayLeave()
  }
}
