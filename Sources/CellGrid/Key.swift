/// A key press, a mouse action, or an event of the terminal.
public enum Key: Hashable, Sendable {
  case character(Character)
  /// Enter or Return.
  case enter
  case escape
  case tab
  /// Shift-Tab.
  case backTab
  /// The key that deletes the character before the cursor.
  case backspace
  /// The key that deletes the character after the cursor.
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case f1
  /// Ctrl and a letter, given in lower case.
  case control(Character)
  case mouse(Mouse)
  /// Pasted text, in one piece.
  case paste(String)
  /// The terminal's reply to a question: its sequence without the Escape.
  case reply(String)
  case focusGained
  case focusLost
  case resized
  /// Input has ended: the terminal is gone.
  case ended

  /// Whether the mouse was dragged or released.
  public var isDrag: Bool {
    if case .mouse(let mouse) = self { mouse.isDrag } else { false }
  }
}
