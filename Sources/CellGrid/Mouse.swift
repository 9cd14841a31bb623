/// A mouse action and the cell in which it happened.
public struct Mouse: Hashable, Sendable {
  /// The actions of a mouse that terminals report.
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

  public var isDrag: Bool { action == .drag || action == .release }

  public init(_ action: Action, at position: Position) {
    self.action = action
    self.position = position
  }
}
