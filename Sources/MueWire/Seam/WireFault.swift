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
