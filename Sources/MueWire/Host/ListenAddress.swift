/// An address on which a host listens.
public enum ListenAddress: Hashable, Sendable {
  /// A network address: itself, the addresses behind a name that belong to this machine, or for
  /// `::` all of them, IPv4 and IPv6.
  ///
  /// With port 0 the system chooses a port.
  case network(TableAddress)
  /// A Unix socket on this machine.
  case local(LocalTableName, Sharing, LocalTableFolders)
  /// The Unix socket of the table that a folder of this account belongs to, for processes of the
  /// same account: `Entry.local` names the process by its number.
  case folder(String)
}
