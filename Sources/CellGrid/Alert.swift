/// A way to alert a person who does not look at the screen.
public enum Alert: Hashable, Sendable {
  case bell
  /// The screen flashes.
  case flash
  /// The desktop shows a line of text.
  case notification(String)
}
