import Platform

/// A connection that may not be established yet.
final class ConnectionAttempt {
  let socket: Socket
  /// When the attempt fails.
  let due: Nanoseconds

  init(_ address: SocketAddress, patience: Nanoseconds) throws(WireFault) {
    socket = try Socket(address.family, .stream)
    due = .now + patience
    if address.family != AF_UNIX { socket.set(CInt(IPPROTO_TCP), TCP_NODELAY) }
    let result = address.withSystem { connect(socket.descriptor, $0, $1) }
    if result != 0, errno != EINPROGRESS, errno != EINTR { throw Self.fault(errno) }
  }

  /// Whether the connection is established.
  ///
  /// - Throws: `WireFault` if it was refused or took too long.
  func isDone(isReady: Bool) throws(WireFault) -> Bool {
    guard isReady else {
      if .now >= due { throw .late }
      return false
    }
    let failure = socket.failure
    guard failure == 0 else { throw Self.fault(failure) }
    return true
  }

  private static func fault(_ number: CInt) -> WireFault {
    // The queue of a Unix socket is full, or the host closed the connection at once.
    number == EAGAIN || number == ECONNRESET ? .busy : .unreachable(number)
  }
}
