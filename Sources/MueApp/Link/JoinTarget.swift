import MueData
import MueWire

/// A way to join somebody else's table.
struct JoinTarget {
  let destination: GuestDestination
  /// The address on the network, or the path of the socket.
  let address: String
  /// The token for returning to a seat; nil to take a new one.
  let token: Hex?
  /// The file for the seat; nil if it cannot be saved.
  let file: SeatFile?

  /// Whether the table is on this machine and its host uses the same account.
  var isOneAccount: Bool { if case .local(let table) = destination { table.isOwn } else { false } }
}

extension JoinTarget {
  /// A table on this machine, at a seat taken before if there is one.
  init(to table: LocalTable, in seats: SeatFiles, for request: SeatFiles.Request) {
    let file = seats.file(for: request)
    self.init(
      destination: .local(table), address: table.path,
      token: file?.seat.flatMap { Hex($0.token, bytes: 32) },
      file: file ?? seats.fileForNewSeat(at: table.path))
  }
}
