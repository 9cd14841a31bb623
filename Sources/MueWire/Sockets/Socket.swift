import Platform

/// A socket that is closed when nobody has it any more.
///
/// Never blocks.
final class Socket: Sendable {
  let descriptor: CInt

  /// Takes over a descriptor.
  init(owning descriptor: CInt) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// A new socket.
  convenience init(_ family: CInt, _ type: __socket_type) throws(WireFault) {
    let kind = CInt(type.rawValue) | CInt(SOCK_CLOEXEC.rawValue) | CInt(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(family, kind, 0)
    guard descriptor >= 0 else { throw .system(call: "socket", errno) }
    self.init(owning: descriptor)
  }

  deinit { Glibc.close(descriptor) }

  /// How many sockets and files this process may have open.
  static var most: Int {
    var limits = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits) == 0 else { return 0 }
    return Int(clamping: limits.rlim_cur)
  }

  /// Switches an option on, or sets it to a number.
  func set(_ level: CInt, _ option: CInt, to value: CInt = 1) {
    var value = value
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<CInt>.size))
  }

  /// Sends as many of some bytes as the system takes now; 0 when it takes none.
  func send(_ bytes: UnsafeRawBufferPointer) throws(WireFault) -> Int {
    while true {
      let sent = Glibc.send(descriptor, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL))
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

/// Wakes a thread that waits in `poll`.
final class WakePipe: Sendable {
  private let reading: Socket
  private let writing: Socket

  /// A new one.
  init() throws(WireFault) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(call: "pipe", errno) }
    reading = Socket(owning: ends[0])
    writing = Socket(owning: ends[1])
  }

  /// What to wait for.
  var descriptor: CInt { reading.descriptor }

  /// Wakes whoever waits; when it was woken already, nothing more is needed.
  func poke() {
    var byte: UInt8 = 0
    while write(writing.descriptor, &byte, 1) < 0, errno == EINTR {}
  }

  /// Lets it sleep again.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      let got = read(reading.descriptor, &bytes, bytes.count)
      if got < 0, errno == EINTR { continue }
      if got < bytes.count { return }
    }
  }
}
