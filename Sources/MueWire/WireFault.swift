/// Why a connection, a server or a client ended or could not start.
public enum WireFault: Error, Hashable, Sendable {
  case closed
  /// The connection broke off without a goodbye.
  case cut
  /// The other side does not have the secret: the code is wrong or used, or it is another table.
  case refused
  /// The other side closed the connection before it sent a byte, or its queue is full: too many
  /// connect at once.
  case busy
  case garbled
  /// The other side did not finish in time what it had started: a handshake, a line, a connection.
  case late
  case lineTooLong
  /// The other side does not read what it is sent.
  case tooSlow
  /// A name has no known address.
  case unknownHost(String)
  /// The other side cannot be reached; the number is the system's error code.
  case unreachable(Int32)
  /// Another program already listens there.
  case occupied
  /// The host can listen only at a numeric address of this machine.
  case noAddressOfOurs(String)
  /// A folder or socket could have been tampered with, or is not a folder or socket.
  case unsafe(path: String)
  case pathTooLong(String)
  /// OpenSSL is not installed; the name of its file.
  case noLibrary(file: String)
  case noChannel
  /// The system refused a call; the number is its error code.
  case system(call: String, Int32)
}
