import MueLink
import MueWire

/// A way to somebody else's table.
struct JoinTarget {
  /// Where to go.
  let destination: GuestDestination
  /// By what name it is known: an address of a network, or the path of a socket.
  let place: String
  /// With what one comes back to a seat taken before; nil where one takes a seat.
  let token: Hex?
  /// Where the seat is written down; nil where it cannot be.
  let file: SeatFile?

  /// Whether the table is on this machine and its host has the account of the person here.
  var isOneAccount: Bool { if case .local(let table) = destination { table.isOwn } else { false } }
}
