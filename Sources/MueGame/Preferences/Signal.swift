/// What tells the person that something has happened.
public enum Signal: String, CaseIterable, Hashable, Sendable {
  /// Nothing.
  case off
  /// The terminal's bell.
  case bell
  /// The screen flashes.
  case flash
}
