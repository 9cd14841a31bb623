/// A way to alert a person who does not look at the screen.
public enum Alert: Hashable, Sendable {
  case bell
  /// A flash of the screen.
  case flash
  /// A desktop notification with a line of text.
  case notification(String)
}
