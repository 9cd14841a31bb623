/// One key press, one mouse action, or one event of the terminal.
public enum Key: Hashable, Sendable {
  case character(Character)
  /// Enter or Return.
  case enter
  case escape
  case tab
  /// Tab with Shift.
  case backTab
  /// The key that deletes the character before the cursor.
  case backspace
  /// The key that deletes the character after it.
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
  /// Ctrl with a letter, given in lower case.
  case control(Character)
  case mouse(Mouse)
  /// A text that was pasted, in one piece.
  case paste(String)
  /// A reply of the terminal to a question: its sequence without the Escape.
  case reply(String)
  case focusGained
  case focusLost
  case resized
  /// Input has ended: the terminal is gone.
  case ended

  /// Whether the mouse was dragged or let go.
  public var isDrag: Bool {
    if case .mouse(let mouse) = self { mouse.isDrag } else { false }
  }
}

/// One mouse action and the cell it happened in.
public struct Mouse: Hashable, Sendable {
  /// What the mouse did.
  public enum Action: Hashable, Sendable {
    case press
    /// The mouse moved with the button down.
    case drag
    case release
    /// The wheel was turned away from the person.
    case wheelUp
    /// The wheel was turned towards the person.
    case wheelDown
  }

  public let action: Action
  public let position: Position

  /// Whether the mouse was dragged or let go.
  public var isDrag: Bool { action == .drag || action == .release }

  public init(_ action: Action, at position: Position) {
    self.action = action
    self.position = position
  }
}
