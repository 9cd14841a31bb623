import Platform

final class NetworkListener: Listener, Sendable {
  let socket: Socket
  /// The address on which it listens, with the port that the system chose for port 0.
  let address: TableAddress

  /// The listeners for an address, all on one port; if there are several addresses behind it, only
  /// this machine's.
  static func all(at wanted: TableAddress) throws(WireFault) -> [NetworkListener] {
    var found: [NetworkListener] = []
    var fault = WireFault.noAddressOfOurs(wanted.text)
    for address in try wanted.listening() {
      do throws(WireFault) {
        found.append(
          try NetworkListener(address.at(port: found.first?.address.port ?? address.port)))
      } catch {
        switch error {
        case .noAddressOfOurs: break
        // This machine supports only the other family.
        case .system(_, EAFNOSUPPORT): fault = error
        default: throw error
        }
      }
    }
    if found.isEmpty { throw fault }
    return found
  }

  init(_ wanted: TableAddress) throws(WireFault) {
    guard let local = try SocketAddress.resolve(wanted).first else {
      throw .noAddressOfOurs(wanted.text)
    }
    let socket = try Socket(local.family, .stream)
    socket.set(SOL_SOCKET, SO_REUSEADDR)
    if local.family == AF_INET6 { socket.set(CInt(IPPROTO_IPV6), IPV6_V6ONLY) }
    guard local.withSystem({ bind(socket.descriptor, $0, $1) }) == 0,
      listen(socket.descriptor, CInt(SOMAXCONN)) == 0
    else { throw Self.fault(wanted) }
    self.socket = socket
    address = Self.address(of: socket) ?? wanted
  }

  func welcome(_ guest: Socket, from address: SocketAddress) -> Source? {
    // Lines are short, and a person waits for each.
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
