import Glibc

/// Where guests come in: a socket that is listened at.
protocol Door: AnyObject {
  var socket: Socket { get }
  /// Makes ready the socket of a guest who has come in; nil where the guest may not.
  func welcome(_ guest: Socket) -> Visitor?
}

extension Door {
  /// Somebody who has knocked; nil when nobody has.
  ///
  /// Throws when the system has no more sockets.
  func next() throws(WireFault) -> Socket? {
    while true {
      let descriptor = accept(socket.descriptor, nil, nil)
      if descriptor >= 0 { return Socket(owning: descriptor) }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: throw .system(call: "accept", errno)
      default: return nil
      }
    }
  }
}
