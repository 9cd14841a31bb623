import MueLink

/// An event of a connection.
///
/// `LinkServer` has all of these but `waiting`; `LinkClient` has `waiting`, `joined`, `line` and, once and last,
/// `stopped`.
public enum WireEvent: Hashable, Sendable {
  /// A peer has proved its identity; lines go both ways from now on.
  case joined(Peer, Entry)
  /// A whole line of a peer, without its end.
  case line(Peer, [UInt8])
  /// A peer that had joined is gone; none of its events follow.
  case left(Peer, WireFault)
  /// The key of a seat's code has been derived; the code is valid from now on.
  case codeCounts(seat: Int)
  /// The host could not be joined for this reason, and the client tries again; on a Unix socket `joined` may have
  /// come before, and comes again.
  case waiting(WireFault)
  /// The server or client has ended: this is the last event.
  case stopped(WireFault)
}

/// Why a connection, a server or a client ended, or could not begin.
public enum WireFault: Error, Hashable, Sendable {
  /// The other side said goodbye.
  case closed
  /// The line broke off without a goodbye.
  case cut
  /// The other side does not have the secret: the code is wrong or used, or it is another table.
  case refused
  /// The other side closed the connection before it sent a byte, or its queue is full: too many connect at once.
  case busy
  /// The other side violates the protocol.
  case garbled
  /// The other side began something and did not finish it in time: a handshake, a line, a connection.
  case late
  /// A line was longer than `WireLimits.line`.
  case lineTooLong
  /// The other side does not read what it is sent.
  case tooSlow
  /// No address is known for a name.
  case unknownHost(String)
  /// The other side cannot be reached, with the system's number of the reason.
  case unreachable(Int32)
  /// Another program listens there already.
  case occupied
  /// The host can listen only at a numeric address of this machine.
  case noAddressOfOurs(String)
  /// A folder or socket that others could have meddled with, or that is no folder or socket.
  case unsafe(path: String)
  /// A path is longer than a socket's may be.
  case pathTooLong(String)
  /// OpenSSL cannot be used.
  case noChannel
  /// The system refused a call, with the number of the reason.
  case system(call: String, Int32)
}
