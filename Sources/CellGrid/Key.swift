/// What the person did: one key press, one mouse action, or what befell the terminal.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter
  case escape
  case tab
  case backTab
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// Ctrl with a letter, given in lower case.
  case control(Character)
  case mouse(Mouse)
  /// The person looks at the window again.
  case focusGained
  /// The person looks at another window.
  case focusLost
  /// The window has another size now.
  case resized
  /// Input has ended: the terminal is gone.
  case ended
}

/// One mouse action and the cell it happened in.
public struct Mouse: Hashable, Sendable {
  /// What the mouse did.
  public enum Action: Hashable, Sendable {
    case press
    case drag
    case release
    case wheelUp
    case wheelDown
  }

  /// What it did.
  public let action: Action
  /// Where.
  public let place: Position

  /// A mouse action at a place.
  public init(_ action: Action, at place: Position) {
    self.action = action
    self.place = place
  }
}
