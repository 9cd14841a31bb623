/// Where a host listens.
public enum ListenAddress: Hashable, Sendable {
  /// At an address of the network; port 0 has the system choose one.
  case network(TableAddress)
  /// At a Unix socket of this machine.
  case local(LocalTableName, Sharing, LocalPlaces)
}
