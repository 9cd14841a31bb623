/// Where a guest goes.
public enum GuestDestination: Hashable, Sendable {
  /// To a table in a network, with the secret of a seat.
  case network(TableAddress, SeatSecret)
  /// To a table of this machine.
  case local(LocalTable)
}
