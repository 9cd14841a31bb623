/// The beacons of a host: one for each address that it listens at, lit while there is a notice.
struct DiscoveryResponders {
  private let addresses: [TableAddress]
  private let port: UInt16
  /// What this host is known by when it answers twice.
  private let host: Int
  /// What everybody may know.
  private(set) var notice: TableAnnouncement?
  /// Those that answer now.
  private(set) var lit: [DiscoveryResponder] = []

  /// Beacons for some addresses, that hear questions at a port; none of them lit.
  init(_ addresses: [TableAddress], asking port: UInt16) throws(WireFault) {
    self.addresses = addresses
    self.port = port
    host = try Randomness.bytes(6).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Lights them, or puts them out for nil.
  ///
  /// Where the port cannot be had there is no light; people can still come by the address.
  mutating func show(_ notice: TableAnnouncement?) {
    self.notice = notice
    if notice == nil {
      lit = []
    } else if lit.isEmpty {
      lit = addresses.compactMap { try? DiscoveryResponder($0, host: host, asking: port) }
    }
  }
}
