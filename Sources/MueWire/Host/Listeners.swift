import Platform

struct Listeners {
  private var all: [any Listener]
  /// The time until which no connection is accepted, because the system has no more sockets; nil if
  /// they are accepted.
  private(set) var shutUntil: Nanoseconds?

  init(_ listeners: [any Listener]) { all = listeners }

  mutating func open(_ now: Nanoseconds) -> [any Listener] {
    if let until = shutUntil, until <= now { shutUntil = nil }
    return shutUntil == nil ? all : []
  }

  /// Stops accepting for a second.
  mutating func shut(_ now: Nanoseconds) { shutUntil = now + .milliseconds(1_000) }

  mutating func close() { all = [] }
}

/// A listener for accounts on this machine: a Unix socket.
final class LocalListener: Listener {
  let socket: Socket
  let path: String
  private let sharing: Sharing
  private let lock: TableLock

  /// Creates the socket; replaces one left by a dead host, but never that of a running one.
  init(_ name: LocalTableName, _ sharing: Sharing, in folders: LocalTableFolders) throws(WireFault)
  {
    let folder = try folders.makeFolder(for: sharing)
    path = folder.socket(name)
    self.sharing = sharing
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

/// A lock that a host holds as long as its socket exists.
final class TableLock {
  private let descriptor: CInt
  private let path: String

  /// Takes the lock.
  ///
  /// - Throws: `WireFault.occupied` if another host holds it.
  init(_ path: String) throws(WireFault) {
    self.path = path
    while true {
      let opened = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard opened >= 0 else {
        throw errno == ELOOP ? .unsafe(path: path) : .system(call: "open", errno)
      }
      guard retryOnInterrupt({ flock(opened, LOCK_EX | LOCK_NB) }) == 0 else {
        let reason = errno
        close(opened)
        throw reason == EWOULDBLOCK ? .occupied : .system(call: "flock", reason)
      }
      // The previous holder may have removed the file between `open` and `flock`.
      if let held = FileFacts(open: opened), let there = FileFacts(path), held.isSame(as: there) {
        descriptor = opened
        return
      }
      close(opened)
    }
  }

  /// Removes the file; the lock is held until this object is gone.
  func release() { unlink(path) }

  deinit { unlockAndClose(descriptor) }
}

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
