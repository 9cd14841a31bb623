/// One mouse action and the cell it happened in.
public struct Mouse: Hashable, Sendable {
  /// What the mouse did.
  public enum Action: Hashable, Sendable {
    /// The first button went down.
    case press
    /// The mouse moved with the button down.
    case drag
    /// The button came up.
    case release
    /// The wheel was turned away from the person.
    case wheelUp
    /// The wheel was turned towards the person.
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
