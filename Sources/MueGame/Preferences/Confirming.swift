/// Which keys play the chosen card.
public enum Confirming: String, CaseIterable, Hashable, Sendable {
  /// Enter alone.
  case enter
  /// Enter, Space and ↑.
  case all
}
