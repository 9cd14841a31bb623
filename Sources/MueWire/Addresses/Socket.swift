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

  func set(_ level: CInt, _ option: CInt, to value: CInt = 1) {
    var value = value
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<CInt>.size))
  }

  /// Sends as many bytes as the system takes now; returns 0 if it takes none.
  func send(_ bytes: UnsafeRawBufferPointer) throws(WireFault) -> Int {
    let sent = retryOnInterrupt { SystemSocket.send(bytes, on: descriptor) }
    if sent >= 0 { return sent }
    guard errno == EAGAIN else { throw .cut }
    return 0
  }

  /// The next bytes, at most `count`; empty if the other side has ended, nil if nothing has
  /// arrived.
  func receive(atMost count: Int) throws(WireFault) -> [UInt8]? {
    var failure: CInt = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let got = retryOnInterrupt { recv(descriptor, buffer.baseAddress, count, 0) }
      if got < 0 { failure = errno }
      filled = max(0, got)
    }
    switch failure {
    case 0: return bytes
    case EAGAIN: return nil
    default: throw .cut
    }
  }

  /// Ends the sending side.
  func finish() { shutdown(descriptor, CInt(SHUT_WR)) }

  /// The pending error (`SO_ERROR`); 0 if there is none.
  var failure: CInt {
    var value: CInt = 0
    var size = socklen_t(MemoryLayout<CInt>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &value, &size) == 0 ? value : errno
  }
}

/// An address in the system's form.
struct SocketAddress: Hashable, Sendable {
  private(set) var bytes: [UInt8]

  init(copying address: UnsafePointer<sockaddr>, _ size: socklen_t) {
    bytes = Array(UnsafeRawBufferPointer(start: address, count: Int(size)))
  }

  init(path: String) throws(WireFault) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else { throw .pathTooLong(path) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    bytes = withUnsafeBytes(of: &address) { Array($0) }
  }

  init(v4 host: String, port: UInt16) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    bytes = withUnsafeBytes(of: &address) { Array($0) }
  }

  /// Resolves a name or number to at most 8 addresses; resolving a name may take long.
  static func resolve(_ address: TableAddress) throws(WireFault) -> [SocketAddress] {
    var hints = addrinfo()
    hints.ai_socktype = SystemSocket.Kind.stream.number
    hints.ai_flags =
      AI_NUMERICSERV
      | (address.kind == .name ? AI_ADDRCONFIG | SystemSocket.encodesNames : AI_NUMERICHOST)
    var list: UnsafeMutablePointer<addrinfo>?
    let failure = withUTF8Characters {
      getaddrinfo(address.host, "\(address.port)", &hints, &list)
    }
    guard failure == 0 else { throw .unknownHost(address.host) }
    defer { freeaddrinfo(list) }
    var found: [SocketAddress] = []
    var next = list
    while let entry = next?.pointee, found.count < 8 {
      if let raw = entry.ai_addr { found.append(SocketAddress(copying: raw, entry.ai_addrlen)) }
      next = entry.ai_next
    }
    return found
  }

  /// The family, as in `AF_INET`.
  var family: CInt {
    withSystem { address, _ in CInt(address?.pointee.sa_family ?? sa_family_t(AF_UNSPEC)) }
  }

  /// The numeric address and port; nil unless it is an IPv4 or IPv6 address.
  var table: TableAddress? {
    guard family == AF_INET || family == AF_INET6 else { return nil }
    var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    var port = [CChar](repeating: 0, count: 16)
    let flags = NI_NUMERICHOST | NI_NUMERICSERV
    let done = withSystem { address, size in
      getnameinfo(
        address, size, &host, socklen_t(host.count), &port, socklen_t(port.count), CInt(flags))
    }
    guard done == 0, let number = UInt16(Self.text(port)) else { return nil }
    return TableAddress(host: Self.text(host), kind: family == AF_INET ? .v4 : .v6, port: number)
  }

  private static func text(_ letters: [CChar]) -> String {
    String(decoding: letters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func withSystem<Result>(
    _ body: (UnsafePointer<sockaddr>?, socklen_t) -> Result
  ) -> Result {
    bytes.withUnsafeBytes {
      body($0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
    }
  }
}
