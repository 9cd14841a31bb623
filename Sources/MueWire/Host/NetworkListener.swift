import Platform

/// A door to the network.
final class NetworkListener: Listener, Sendable {
  let socket: Socket
  /// Where it really is, with the port that the system chose if none was asked for.
  let address: TableAddress

  /// Listens at a numeric address of this machine.
  init(_ wanted: TableAddress) throws(WireFault) {
    guard wanted.kind != .name, let place = try SocketAddress.resolve(wanted).first else {
      throw .noAddressOfOurs(wanted.text)
    }
    let socket = try Socket(place.family, SOCK_STREAM)
    socket.set(SOL_SOCKET, SO_REUSEADDR)
    if place.family == AF_INET6 { socket.set(CInt(IPPROTO_IPV6), IPV6_V6ONLY) }
    guard place.withSystem({ bind(socket.descriptor, $0, $1) }) == 0,
      listen(socket.descriptor, CInt(SOMAXCONN)) == 0
    else { throw Self.fault(wanted) }
    self.socket = socket
    address = Self.address(of: socket) ?? wanted
  }

  func welcome(_ guest: Socket, from address: SocketAddress) -> Source? {
    // Lines are short, and somebody waits for each.
    guest.set(CInt(IPPROTO_TCP), TCP_NODELAY)
    return Source(address)
  }

  private static func fault(_ wanted: TableAddress) -> WireFault {
    switch errno {
    case EADDRINUSE: .occupied
    case EADDRNOTAVAIL: .noAddressOfOurs(wanted.text)
    case let number: .system(call: "bind", number)
    }
  }

  static func address(of socket: Socket) -> TableAddress? {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutableBytes(of: &storage) { bytes in
      guard let raw = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        getsockname(socket.descriptor, raw, &size) == 0
      else { return nil }
      return SocketAddress(copying: raw, size).table
    }
  }
}
