/// A way to be noticed by a person who does not look at the cells.
public enum Alert: Hashable, Sendable {
  case bell
  /// The screen flashes.
  case flash
  /// The desktop shows a line of text, wherever the person is.
  case notification(String)
}
