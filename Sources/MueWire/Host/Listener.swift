import Platform

/// Where guests come in: a socket that is listened at.
protocol Listener: AnyObject {
  var socket: Socket { get }
  /// Makes ready the socket of a guest from an address, and finds out the source; nil where the guest may not
  /// come in.
  func welcome(_ guest: Socket, from address: SocketAddress) -> Source?
}

extension Listener {
  /// Somebody who has knocked, and the address; nil when nobody has.
  ///
  /// Throws when the system has no more sockets.
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
