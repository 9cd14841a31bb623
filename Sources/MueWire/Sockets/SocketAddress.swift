import Platform

/// An address in the system's form.
struct SocketAddress: Hashable, Sendable {
  private(set) var bytes: [UInt8]

  init(copying address: UnsafePointer<sockaddr>, _ size: socklen_t) {
    bytes = Array(UnsafeRawBufferPointer(start: address, count: Int(size)))
  }

  /// The address of a Unix socket.
  init(path: String) throws(WireFault) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else { throw .pathTooLong(path) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    bytes = withUnsafeBytes(of: &address) { Array($0) }
  }

  /// An IPv4 address in dotted form, with a port.
  init(v4 host: String, port: UInt16) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    bytes = withUnsafeBytes(of: &address) { Array($0) }
  }

  /// Resolves a name or number to at most 8 addresses; a name may take long.
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

  /// Passes the address to a system call.
  func withSystem<Result>(
    _ body: (UnsafePointer<sockaddr>?, socklen_t) -> Result
  ) -> Result {
    bytes.withUnsafeBytes {
      body($0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
    }
  }
}
