import Platform

/// The responders of a host: one for each address that it listens at, active while the table is announced.
struct DiscoveryResponders {
  private let addresses: [TableAddress]
  private let port: UInt16
  /// A random number by which guests recognize two replies of one host.
  private let host: Int
  /// The announcement in replies; nil while the table is not announced.
  private(set) var announcement: TableAnnouncement?
  private(set) var active: [DiscoveryResponder] = []

  /// Inactive responders for these addresses; queries arrive at a port.
  init(_ addresses: [TableAddress], asking port: UInt16) throws(WireFault) {
    self.addresses = addresses
    self.port = port
    host = try Randomness.bytes(6).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Activates the responders, or deactivates them for nil.
  ///
  /// An address at which the port cannot be opened gets no responder; guests can still join by
  /// address and code.
  mutating func announce(_ announcement: TableAnnouncement?) {
    self.announcement = announcement
    if announcement == nil {
      active = []
    } else if active.isEmpty {
      active = addresses.compactMap { try? DiscoveryResponder($0, host: host, asking: port) }
    }
  }
}

/// Replies to queries for a host that listens at an IPv4 address.
///
/// A table on the loopback address receives only queries from this machine.
final class DiscoveryResponder {
  private let queries: DatagramSocket
  private let replies: DatagramSocket
  private let port: UInt16
  private let host: Int
  /// The addresses of this machine in its networks, from which no query is answered by a table at
  /// all addresses: the same program asks over loopback too.
  private let ownHosts: Set<String>
  /// Limits replies by source, so that no source uses up another's.
  private var rates = TokenBuckets<Source>(Rate(perSecond: 20, burst: 40), limit: 1_024)

  /// Creates a responder; nil unless the address is an IPv4 one.
  ///
  /// `asking` is the port that queries are sent to.
  init?(_ address: TableAddress, host: Int, asking: UInt16) throws(WireFault) {
    guard address.kind == .v4 else { return nil }
    let broadcast = address.isLoopback ? "127.255.255.255" : "0.0.0.0"
    queries = try DatagramSocket(at: SocketAddress(v4: broadcast, port: asking), isShared: true)
    replies = try DatagramSocket(at: SocketAddress(v4: address.host, port: 0))
    port = address.port
    self.host = host
    ownHosts = address.host == "0.0.0.0" ? Set(NetworkInterface.all().map(\.host)) : []
  }

  var socket: Socket { queries.socket }

  /// Replies to all queries that have arrived, within the rate of each source.
  func answer(_ announcement: TableAnnouncement?) {
    for _ in 0..<128 {
      guard let (bytes, from) = queries.next(length: DiscoveryQuery.length + 1) else { return }
      guard let announcement, let source = Source(from), rates.hasToken(source, .now),
        from.table.map({ !ownHosts.contains($0.host) }) ?? true, let query = DiscoveryQuery(bytes)
      else { continue }
      rates.take(source, .now)
      let reply = DiscoveryReply(nonce: query.nonce, host: host, port: port, notice: announcement)
        .bytes
      if reply.count <= bytes.count { replies.send(reply, to: from) }
    }
  }
}
