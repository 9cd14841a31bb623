import Platform

/// A socket that is closed when nobody has it any more.
///
/// Never blocks.
final class Socket: Sendable {
  let descriptor: CInt

  /// Takes over a descriptor.
  init(owning descriptor: CInt) {
    self.descriptor = descriptor
    SystemSocket.prepare(descriptor)
  }

  /// A new socket.
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

  /// Sends as many of some bytes as the system takes now; 0 when it takes none.
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

  /// What has come, at most so many bytes: none when the other side has ended, nil when nothing is there.
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

  /// Says that nothing more will be sent.
  func finish() { shutdown(descriptor, CInt(SHUT_WR)) }

  /// What went wrong on it since this was asked last; 0 is nothing.
  var failure: CInt {
    var value: CInt = 0
    var size = socklen_t(MemoryLayout<CInt>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &value, &size) == 0 ? value : errno
  }
}
