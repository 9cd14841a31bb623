/// Whose accounts of this machine may come to a table.
public enum Sharing: Hashable, Sendable, CaseIterable {
  /// Only the host's own.
  case mine
  /// Those of the host's group.
  case group
  /// All.
  case everyone
}
