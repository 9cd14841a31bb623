import Platform

/// A call that may not have been answered yet.
final class ConnectionAttempt {
  let socket: Socket
  /// Until when it must be answered.
  let due: Nanoseconds

  /// Calls an address.
  init(_ address: SocketAddress, patience: Nanoseconds) throws(WireFault) {
    socket = try Socket(address.family, .stream)
    due = .now + patience
    if address.family != AF_UNIX { socket.set(CInt(IPPROTO_TCP), TCP_NODELAY) }
    let result = address.withSystem { connect(socket.descriptor, $0, $1) }
    if result != 0, errno != EINPROGRESS, errno != EINTR { throw Self.fault(errno) }
  }

  /// Whether it was answered; throws when it was refused, or not answered in time.
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
    // The queue of a socket of this machine is full; hung up on before anything was said.
    number == EAGAIN || number == ECONNRESET ? .busy : .unreachable(number)
  }
}
