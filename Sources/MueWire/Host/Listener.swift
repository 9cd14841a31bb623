import Platform

protocol Listener: AnyObject {
  var socket: Socket { get }
  /// Prepares a guest's socket and returns its source; nil if the guest may not join.
  func welcome(_ guest: Socket, from address: SocketAddress) -> Source?
}

extension Listener {
  /// Accepts the next connection; nil if none is waiting.
  ///
  /// - Throws: `WireFault.system` if the system has no more sockets.
  func next() throws(WireFault) -> (socket: Socket, from: SocketAddress)? {
    var storage = sockaddr_storage()
    return try withUnsafeMutableBytes(of: &storage) {
      room throws(WireFault) -> (socket: Socket, from: SocketAddress)? in
      guard let address = room.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
        return nil
      }
      while true {
        var size = socklen_t(room.count)
        let descriptor = accept(socket.descriptor, address, &size)
        if descriptor >= 0 {
          return (Socket(owning: descriptor), SocketAddress(copying: address, size))
        }
        switch errno {
        case EINTR, ECONNABORTED: continue
        case EMFILE, ENFILE, ENOBUFS, ENOMEM: throw .system(call: "accept", errno)
        default: return nil
        }
      }
    }
  }
}
