/// How much on the table moves.
public enum Animation: String, CaseIterable, Hashable, Sendable {
  /// All that can move moves.
  case on
  /// Less of it, for eyes that do not like it.
  case reduced
  /// Nothing moves.
  case off
}
