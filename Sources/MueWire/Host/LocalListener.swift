import Platform

/// A listener for accounts on this machine: a Unix socket.
final class LocalListener: Listener {
  let socket: Socket
  let path: String
  private let sharing: Sharing
  /// Whether callers are told apart by process instead of by account.
  private let isByProcess: Bool
  private let lock: TableLock

  convenience init(
    _ name: LocalTableName, _ sharing: Sharing, in folders: LocalTableFolders
  ) throws(WireFault) {
    try self.init(name, sharing, in: try folders.makeFolder(for: sharing), isByProcess: false)
  }

  /// Listens for processes of this account in the table's own folder, which must exist.
  convenience init(_ table: LocalTable) throws(WireFault) {
    try table.folder.check()
    try self.init(table.name, .mine, in: table.folder, isByProcess: true)
  }

  /// Creates the socket; replaces one left by a dead host, but never that of a running one.
  private init(
    _ name: LocalTableName, _ sharing: Sharing, in folder: TableFolder, isByProcess: Bool
  ) throws(WireFault) {
    path = folder.socket(name)
    self.sharing = sharing
    self.isByProcess = isByProcess
    lock = try TableLock(folder.path + "/\(name.text).lock")
    socket = try Socket(AF_UNIX, .stream)
    let address = try SocketAddress(path: path)
    if let found = FileFacts(path) {
      guard found.isSocket, found.owner == folder.owner else { throw .unsafe(path: path) }
      unlink(path)
    }
    // No other account can connect before the permissions are set.
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
    // The lock is released only after the socket is removed, so that a new host's socket is never
    // removed.
    if let found = FileFacts(path), found.isSocket { unlink(path) }
    lock.release()
  }

  func welcome(_ guest: Socket, from address: SocketAddress) -> Source? {
    guard let account = Account(atOtherEndOf: guest) else { return nil }
    if sharing == .mine, account.user != getuid(), account.user != 0 { return nil }
    guard isByProcess else { return .account(account) }
    return SystemSocket.process(atOtherEndOf: guest.descriptor).map(Source.process)
  }
}
