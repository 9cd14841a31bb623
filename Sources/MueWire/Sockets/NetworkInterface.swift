import Platform

/// An IPv4 network interface of this machine.
struct NetworkInterface {
  let host: String
  /// The broadcast address of its network; nil where there is none.
  let broadcast: String?

  /// The interfaces of this machine except loopback; none if the system does not tell.
  static func all(atMost limit: Int = 16) -> [NetworkInterface] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var interfaces: [NetworkInterface] = []
    var next = list
    while let entry = next?.pointee, interfaces.count < limit {
      next = entry.ifa_next
      guard entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0, let host = host(entry.ifa_addr) else {
        continue
      }
      let hasBroadcast = entry.ifa_flags & UInt32(IFF_BROADCAST) != 0
      interfaces.append(
        NetworkInterface(
          host: host, broadcast: hasBroadcast ? self.host(entry.broadcastAddress) : nil))
    }
    return interfaces
  }

  private static func host(_ address: UnsafeMutablePointer<sockaddr>?) -> String? {
    guard let address, address.pointee.sa_family == AF_INET else { return nil }
    return SocketAddress(copying: address, socklen_t(MemoryLayout<sockaddr_in>.size)).table?.host
  }
}

/// An account of this machine.
public struct Account: Hashable, Sendable {
  let user: uid_t

  init(_ user: uid_t) { self.user = user }

  public static var own: Account { Account(getuid()) }

  /// The account at the other end of a Unix socket; nil if the system does not tell.
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
