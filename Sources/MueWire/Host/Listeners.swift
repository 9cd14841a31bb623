import Platform

/// The doors of a host.
struct Listeners {
  private var all: [any Listener]
  /// Until when nobody is let in, because the system has no more sockets.
  private(set) var shutUntil: Nanoseconds?

  init(_ listeners: [any Listener]) { all = listeners }

  /// Those that are open now.
  mutating func open(_ now: Nanoseconds) -> [any Listener] {
    if let until = shutUntil, until <= now { shutUntil = nil }
    return shutUntil == nil ? all : []
  }

  /// Lets nobody in for a moment.
  mutating func shut(_ now: Nanoseconds) { shutUntil = now + .milliseconds(1_000) }

  /// Closes them for good.
  mutating func close() { all = [] }
}

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
    socket = try Socket(AF_UNIX, .stream)
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

/// What a living host holds as long as its socket stands.
final class TableLock {
  private let descriptor: CInt
  private let path: String

  /// Takes it; throws `occupied` when a living host has it.
  init(_ path: String) throws(WireFault) {
    self.path = path
    while true {
      let opened = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard opened >= 0 else {
        throw errno == ELOOP ? .unsafe(path: path) : .system(call: "open", errno)
      }
      guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
        let reason = errno
        close(opened)
        if reason == EINTR { continue }
        throw reason == EWOULDBLOCK ? .occupied : .system(call: "flock", reason)
      }
      // Between opening and taking, its last holder may have removed it.
      if let held = FileFacts(open: opened), let there = FileFacts(path), held.isSame(as: there) {
        descriptor = opened
        return
      }
      close(opened)
    }
  }

  /// Gives it back.
  func release() { unlink(path) }

  deinit { close(descriptor) }
}

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
    let socket = try Socket(place.family, .stream)
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
