import Platform

/// A door for accounts of this machine: a Unix socket.
final class LocalListener: Listener {
  let socket: Socket
  let path: String
  private let sharing: Sharing
  private let lock: TableLock

  /// Puts up a socket, in the place of one that a dead host left, never of a living one.
  init(_ name: LocalTableName, _ sharing: Sharing, in places: LocalPlaces) throws(WireFault) {
    let folder = try places.makeFolder(for: sharing)
    path = folder.socket(name)
    self.sharing = sharing
    lock = try TableLock(folder.path + "/\(name.text).lock")
    socket = try Socket(AF_UNIX, SOCK_STREAM)
    let address = try SocketAddress(path: path)
    if let found = FileFacts(path) {
      guard found.isSocket, found.owner == folder.owner else { throw .unsafe(path: path) }
      unlink(path)
    }
    // Nobody else can knock before the permissions are what they shall be.
    fchmod(socket.descriptor, 0o600)
    guard address.withSystem({ bind(socket.descriptor, $0, $1) }) == 0 else {
      throw .system(call: "bind", errno)
    }
    guard chmod(path, sharing.permissions) == 0 else { throw .system(call: "chmod", errno) }
    guard listen(socket.descriptor, CInt(SOMAXCONN)) == 0 else {
      throw .system(call: "listen", errno)
    }
  }

  deinit {
    // The lock goes after the socket, so that nobody's new one is taken away.
    if let found = FileFacts(path), found.isSocket { unlink(path) }
    lock.release()
  }

  func welcome(_ guest: Socket, from address: SocketAddress) -> Source? {
    guard let account = Account(atOtherEndOf: guest) else { return nil }
    if sharing == .mine, account.user != getuid(), account.user != 0 { return nil }
    return .account(account)
  }
}

extension Sharing {
  fileprivate var permissions: mode_t {
    switch self {
    case .mine: 0o600
    case .group: 0o660
    case .everyone: 0o666
    }
  }
}
