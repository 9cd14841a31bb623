import Platform

/// A non-blocking socket, closed with its last reference.
final class Socket: Sendable {
  let descriptor: CInt

  init(owning descriptor: CInt) {
    self.descriptor = descriptor
    SystemSocket.prepare(descriptor)
  }

  init(_ family: CInt, _ kind: SystemSocket.Kind) throws(WireFault) {
    descriptor = SystemSocket.open(family, kind)
    guard descriptor >= 0 else { throw .system(call: "socket", errno) }
  }

  deinit { close(descriptor) }

  func set(_ level: CInt, _ option: CInt, to value: CInt = 1) {
    var value = value
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<CInt>.size))
  }

  /// Sends as many bytes as the system takes now; returns 0 if it takes none.
  func send(_ bytes: UnsafeRawBufferPointer) throws(WireFault) -> Int {
    let sent = retryOnInterrupt { SystemSocket.send(bytes, on: descriptor) }
    if sent >= 0 { return sent }
    guard errno == EAGAIN else { throw .cut }
    return 0
  }

  /// The next bytes, at most `count`; empty if the other side has ended, nil if nothing has
  /// arrived.
  func receive(atMost count: Int) throws(WireFault) -> [UInt8]? {
    var failure: CInt = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let got = retryOnInterrupt { recv(descriptor, buffer.baseAddress, count, 0) }
      if got < 0 { failure = errno }
      filled = max(0, got)
    }
    switch failure {
    case 0: return bytes
    case EAGAIN: return nil
    default: throw .cut
    }
  }

  /// Ends the sending side.
  func finish() { shutdown(descriptor, CInt(SHUT_WR)) }

  /// The pending error (`SO_ERROR`); 0 if there is none.
  var failure: CInt {
    var value: CInt = 0
    var size = socklen_t(MemoryLayout<CInt>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &value, &size) == 0 ? value : errno
  }
}

/// An address in the system's form.
struct SocketAddress: Hashable, Sendable {
  private(set) var bytes: [UInt8]

  init(copying address: UnsafePointer<sockaddr>, _ size: socklen_t) {
    bytes = Array(UnsafeRawBufferPointer(start: address, count: Int(size)))
  }

  init(path: String) throws(WireFault) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else { throw .pathTooLong(path) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    bytes = withUnsafeBytes(of: &address) { Array($0) }
  }

  init(v4 host: String, port: UInt16) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    bytes = withUnsafeBytes(of: &address) { Array($0) }
  }

  /// Resolves a name or number to at most 8 addresses; resolving a name may take long.
  static func resolve(_ address: TableAddress) throws(WireFault) -> [SocketAddress] {
    var hints = addrinfo()
    hints.ai_socktype = SystemSocket.Kind.stream.number
    hints.ai_flags =
      AI_NUMERICSERV
      | (address.kind == .name ? AI_ADDRCONFIG | SystemSocket.encodesNames : AI_NUMERICHOST)
    var list: UnsafeMutablePointer<addrinfo>?
    let failure = withUTF8Characters {
      getaddrinfo(address.host, "\(address.port)", &hints, &list)
    }
    guard failure == 0 else { throw .unknownHost(address.host) }
    defer { freeaddrinfo(list) }
    var found: [SocketAddress] = []
    var next = list
    while let entry = next?.pointee, found.count < 8 {
      if let raw = entry.ai_addr { found.append(SocketAddress(copying: raw, entry.ai_addrlen)) }
      next = entry.ai_next
    }
    return found
  }

  /// The family, as in `AF_INET`.
  var family: CInt {
    withSystem { address, _ in CInt(address?.pointee.sa_family ?? sa_family_t(AF_UNSPEC)) }
  }

  /// The numeric address and port; nil unless it is an IPv4 or IPv6 address.
  var table: TableAddress? {
    guard family == AF_INET || family == AF_INET6 else { return nil }
    var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    var port = [CChar](repeating: 0, count: 16)
    let flags = NI_NUMERICHOST | NI_NUMERICSERV
    let done = withSystem { address, size in
      getnameinfo(
        address, size, &host, socklen_t(host.count), &port, socklen_t(port.count), CInt(flags))
    }
    guard done == 0, let number = UInt16(Self.text(port)) else { return nil }
    return TableAddress(host: Self.text(host), kind: family == AF_INET ? .v4 : .v6, port: number)
  }

  private static func text(_ letters: [CChar]) -> String {
    String(decoding: letters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func withSystem<Result>(
    _ body: (UnsafePointer<sockaddr>?, socklen_t) -> Result
  ) -> Result {
    bytes.withUnsafeBytes {
      body($0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
    }
  }
}

struct Poller {
  private var entries: [pollfd] = []

  enum Interest {
    case reading, writing, both, nothing

    fileprivate var events: Int16 {
      switch self {
      case .reading: Int16(POLLIN)
      case .writing: Int16(POLLOUT)
      case .both: Int16(POLLIN | POLLOUT)
      case .nothing: 0
      }
    }
  }

  mutating func clear() { entries.removeAll(keepingCapacity: true) }

  mutating func add(_ descriptor: CInt, _ interest: Interest) {
    // Descriptors without interest are left out; otherwise a peer that has hung up would wake the
    // loop again and again.
    let wanted = interest.events
    entries.append(pollfd(fd: wanted == 0 ? -1 : descriptor, events: wanted, revents: 0))
  }

  /// Waits until any descriptor is ready or the deadline passes; nil waits for ever.
  mutating func wait(until deadline: Nanoseconds?) throws(WireFault) {
    var limit: CInt = -1
    if let deadline {
      let rest = max(0, deadline - .now)
      limit = CInt(min(60_000, (rest + 999_999) / 1_000_000))
    }
    guard poll(&entries, nfds_t(entries.count), limit) >= 0 else {
      // Interrupted: the next call finds the same events.
      for index in entries.indices { entries[index].revents = 0 }
      if errno == EINTR { return }
      throw .system(call: "poll", errno)
    }
  }

  func isReady(_ index: Int) -> Bool { entries[index].revents != 0 }
}

/// A network interface of this machine with one of its addresses.
struct NetworkInterface {
  /// The address, with port 0.
  let address: TableAddress
  /// The broadcast address of its IPv4 network; nil if there is none.
  let broadcast: String?

  /// The interfaces of this machine except loopback, with every IPv4 address and the first IPv6
  /// address that is valid in other networks; none if the system does not report them.
  static func all(atMost limit: Int = 16) -> [NetworkInterface] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var interfaces: [NetworkInterface] = []
    // Machines often have many IPv6 addresses, of which any will do.
    var named: Set<String> = []
    var next = list
    while let entry = next?.pointee, interfaces.count < limit {
      next = entry.ifa_next
      guard entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0, let address = address(entry.ifa_addr),
        address.kind == .v4 || named.insert(String(cString: entry.ifa_name)).inserted
      else { continue }
      let hasBroadcast = address.kind == .v4 && entry.ifa_flags & UInt32(IFF_BROADCAST) != 0
      interfaces.append(
        NetworkInterface(
          address: address,
          broadcast: hasBroadcast ? self.address(entry.broadcastAddress)?.host : nil))
    }
    return interfaces
  }

  /// The address; nil if it is of another family, or an IPv6 one valid only within one network.
  private static func address(_ address: UnsafeMutablePointer<sockaddr>?) -> TableAddress? {
    guard let address else { return nil }
    switch CInt(address.pointee.sa_family) {
    case AF_INET:
      return SocketAddress(copying: address, socklen_t(MemoryLayout<sockaddr_in>.size)).table
    case AF_INET6:
      let size = socklen_t(MemoryLayout<sockaddr_in6>.size)
      let found = SocketAddress(copying: address, size).table
      // The network has another name on another machine, so the address is of no use there.
      return found?.host.contains("%") == true ? nil : found
    default: return nil
    }
  }
}

/// An account on this machine.
public struct Account: Hashable, Sendable {
  let user: uid_t

  init(_ user: uid_t) { self.user = user }

  public static var own: Account { Account(getuid()) }

  /// The account at the other end of a Unix socket; nil if the system does not report it.
  init?(atOtherEndOf socket: Socket) {
    guard let user = SystemSocket.user(atOtherEndOf: socket.descriptor) else { return nil }
    self.user = user
  }

  public var name: String {
    var entry = passwd()
    var room = [CChar](repeating: 0, count: 4_096)
    var found: UnsafeMutablePointer<passwd>?
    guard getpwuid_r(user, &entry, &room, room.count, &found) == 0, found != nil,
      let name = entry.pw_name
    else { return "\(user)" }
    return String(cString: name)
  }
}
