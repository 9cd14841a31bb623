import MueData
import Platform

extension LocalTable {
  /// Checks the socket before connecting.
  ///
  /// - Throws: `WireFault` unless folder and socket exist, belong to the same account, and are not
  ///   links.
  func check() throws(WireFault) {
    try folder.check()
    guard let found = FileFacts(path) else { throw .unreachable(ENOENT) }
    guard found.isSocket, found.owner == folder.owner else { throw .unsafe(path: path) }
  }

  /// Checks which account is at the other end.
  ///
  /// - Throws: `WireFault.unsafe` unless it is the one that owns the folder.
  func checkHost(of socket: Socket) throws(WireFault) {
    guard Account(atOtherEndOf: socket)?.user == folder.owner else { throw .unsafe(path: path) }
  }
}

extension GuestDestination {
  var entry: Entry {
    switch self {
    case .network(_, .code(let code)): .code(seat: code.seat)
    case .network(_, .token(let token)): .token(seat: token.seat)
    case .local: .local(user: Account(getuid()).name)
    }
  }
}
