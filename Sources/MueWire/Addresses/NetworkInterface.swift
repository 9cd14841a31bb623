import Platform

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
