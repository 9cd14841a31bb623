/// How much on the table moves.
public enum Animation: String, CaseIterable, Hashable, Sendable {
  case on
  /// Less of it, for eyes that do not like it.
  case reduced
  case off
}
