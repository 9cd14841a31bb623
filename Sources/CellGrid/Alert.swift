/// A way to alert a person who is not looking at the screen.
public enum Alert: Hashable, Sendable {
  case bell
  case flash
  /// A desktop notification with a line of text.
  case notification(String)
}
