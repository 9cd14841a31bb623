import Platform

/// A UDP socket.
final class DatagramSocket: Sendable {
  let socket: Socket

  /// Binds a socket to an address of this machine; if `isShared`, other programs may bind to it
  /// too.
  init(at address: SocketAddress, isShared: Bool = false) throws(WireFault) {
    let socket = try Socket(address.family, .datagram)
    socket.set(SOL_SOCKET, SO_BROADCAST)
    if isShared { socket.set(SOL_SOCKET, SO_REUSEADDR) }
    guard address.withSystem({ bind(socket.descriptor, $0, $1) }) == 0 else {
      throw errno == EADDRINUSE ? .occupied : .system(call: "bind", errno)
    }
    self.socket = socket
  }

  /// Sends a message; returns whether the system accepted it.
  @discardableResult
  func send(_ bytes: [UInt8], to address: SocketAddress) -> Bool {
    address.withSystem { pointer, size in
      bytes.withUnsafeBytes { SystemSocket.send($0, on: socket.descriptor, to: pointer, size) }
        == bytes.count
    }
  }

  /// The next message and its sender; nil if there is none.
  ///
  /// Bytes beyond `length` are dropped.
  func next(length: Int) -> (bytes: [UInt8], from: SocketAddress)? {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutableBytes(of: &storage) { room in
      guard let address = room.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
        return nil
      }
      var isThere = false
      let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, filled in
        let got = recvfrom(socket.descriptor, buffer.baseAddress, length, 0, address, &size)
        isThere = got >= 0
        filled = max(0, got)
      }
      return isThere ? (bytes, SocketAddress(copying: address, size)) : nil
    }
  }
}
