import MueLink

/// What happened on the wire.
///
/// A switchboard tells all of these but `waiting`; the line of a guest `waiting`, `joined`, `line` and, once and
/// last, `stopped`.
public enum WireEvent: Hashable, Sendable {
  /// Somebody proved who they are; lines go both ways from here on.
  case joined(Peer, Entry)
  /// A whole line of a peer, without its end.
  case line(Peer, [UInt8])
  /// A peer that had joined is gone; nothing of it follows.
  case left(Peer, WireFault)
  /// The code of a seat has been worked out and counts from now on.
  case codeCounts(seat: Int)
  /// The host has not let the guest in for this reason, and is called again; `joined` may have been told before
  /// where nothing is encrypted, and is told anew then.
  case waiting(WireFault)
  /// The wire itself has ended: this is the last event.
  case stopped(WireFault)
}

/// Why a line or the whole wire ended, or could not begin.
public enum WireFault: Error, Hashable, Sendable {
  /// The other side said goodbye.
  case closed
  /// The line broke off without a goodbye.
  case cut
  /// The other side does not have the secret: a wrong code, one that was used, or another table.
  case refused
  /// The other side hung up before it said anything, or its queue is full: too many call at once.
  case busy
  /// The other side does not speak as it should.
  case garbled
  /// The other side began something and did not finish it in time: a handshake, a line, a connection.
  case late
  /// A line was longer than `WireLimits.line`.
  case lineTooLong
  /// The other side does not take in what it is sent.
  case tooSlow
  /// No address is known for a name.
  case unknownHost(String)
  /// The other side cannot be reached, with the system's number of the reason.
  case unreachable(Int32)
  /// Somebody listens there already.
  case occupied
  /// One can listen only at a numeric address of this machine.
  case noAddressOfOurs(String)
  /// A folder or socket that others could have meddled with, or that is no folder or socket.
  case unsafe(path: String)
  /// A path is longer than a socket's may be.
  case pathTooLong(String)
  /// The library of the channel cannot be used.
  case noChannel
  /// The system refused a call, with the number of the reason.
  case system(call: String, Int32)
}
