import Platform

/// A non-blocking socket, closed with its last reference.
final class Socket: Sendable {
  let descriptor: CInt

  init(owning descriptor: CInt) {
    self.descriptor = descriptor
    SystemSocket.prepare(descriptor)
  }

  init(_ family: CInt, _ kind: SystemSocket.Kind) throws(WireFault) {
    descriptor = SystemSocket.open(family, kind)
    guard descriptor >= 0 else { throw .system(call: "socket", errno) }
  }

  deinit { close(descriptor) }

  /// Switches an option on, or sets it to a number.
  func set(_ level: CInt, _ option: CInt, to value: CInt = 1) {
    var value = value
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<CInt>.size))
  }

  /// Sends as many bytes as the system takes now; returns 0 when it takes none.
  func send(_ bytes: UnsafeRawBufferPointer) throws(WireFault) -> Int {
    while true {
      let sent = SystemSocket.send(bytes, on: descriptor)
      if sent >= 0 { return sent }
      switch errno {
      case EINTR: continue
      case EAGAIN: return 0
      default: throw .cut
      }
    }
  }

  /// The next bytes, at most `count`; empty if the other side has ended, nil if nothing has
  /// arrived.
  func receive(atMost count: Int) throws(WireFault) -> [UInt8]? {
    while true {
      var failure: CInt = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let got = recv(descriptor, buffer.baseAddress, count, 0)
        if got < 0 { failure = errno }
        filled = max(0, got)
      }
      switch failure {
      case 0: return bytes
      case EINTR: continue
      case EAGAIN: return nil
      default: throw .cut
      }
    }
  }

  /// Ends the sending side.
  func finish() { shutdown(descriptor, CInt(SHUT_WR)) }

  /// The pending error (`SO_ERROR`); 0 is none.
  var failure: CInt {
    var value: CInt = 0
    var size = socklen_t(MemoryLayout<CInt>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &value, &size) == 0 ? value : errno
  }
}
