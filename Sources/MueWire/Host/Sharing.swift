/// Which accounts on this machine may join a table.
public enum Sharing: String, Hashable, Sendable, CaseIterable {
  /// Only the host's own account.
  case mine
  /// The accounts in the host's group.
  case group
  case everyone
}
