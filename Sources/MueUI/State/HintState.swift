/// Whether the person wants a hint, and what it says.
public enum HintState: Hashable, Sendable {
  /// None is wanted.
  case none
  /// It is wanted and still being thought up.
  case awaited
  /// It is on the screen.
  case shown(Advice)
}
