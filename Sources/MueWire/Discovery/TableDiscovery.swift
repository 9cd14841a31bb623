import MueData

/// Searches for tables on the local network and on this machine.
public struct TableDiscovery: Sendable {
  private let port: UInt16
  private static let most = 64

  public init(port: UInt16 = TableAddress.usualPort) { self.port = port }

  /// Broadcasts a query, collects answers for a number of milliseconds, and returns the tables
  /// sorted by address.
  ///
  /// It blocks for that time: call it on a thread of its own.
  ///
  /// - Throws: `WireFault.system` if the system refuses a socket.
  public func search(milliseconds: Int = 700) throws(WireFault) -> [DiscoveredTable] {
    let socket = try DatagramSocket(at: SocketAddress(v4: "0.0.0.0", port: 0))
    let query = try DiscoveryQuery()
    let begun = Nanoseconds.now
    let end = begun + .milliseconds(milliseconds)
    // A query may get lost, so a second one is sent halfway.
    var times = [begun, begun + .milliseconds(milliseconds / 2)][...]
    var found: [DiscoveredTable] = []
    var poller = Poller()
    while Nanoseconds.now < end {
      if let time = times.first, time <= .now {
        times = times.dropFirst()
        for address in destinations { socket.send(query.bytes, to: address) }
      }
      poller.clear()
      poller.add(socket.socket.descriptor, .reading)
      try poller.wait(until: times.first ?? end)
      if poller.isReady(0) { take(from: socket, query, &found) }
    }
    return found.sorted { $0.address.text < $1.address.text }
  }

  /// Takes the replies that have arrived.
  ///
  /// Only the sender of a reply can be trusted, so a later reply replaces none from elsewhere. If
  /// there are too many, the machines with the most replies lose some.
  private func take(
    from socket: DatagramSocket, _ query: DiscoveryQuery, _ found: inout [DiscoveredTable]
  ) {
    for _ in 0..<64 {
      guard let (bytes, from) = socket.next(length: DiscoveryQuery.length + 1) else { return }
      guard let reply = DiscoveryReply(bytes), reply.nonce == query.nonce,
        let sender = from.table
      else { continue }
      let address = TableAddress(host: sender.host, kind: sender.kind, port: reply.port)
      guard !found.contains(where: { $0.address == address }) else { continue }
      found.append(DiscoveredTable(address: address, notice: reply.notice))
      if found.count > Self.most {
        let most = found.firstIndex(ofMostFrequent: Self.machine).map { Self.machine(found[$0]) }
        // Chosen at random, so that no table is lost in every search because it replies first or
        // last.
        if let index = found.indices.filter({ Self.machine(found[$0]) == most }).randomElement() {
          found.remove(at: index)
        }
      }
    }
  }

  /// What counts as one machine: all loopback addresses together, except the usual one, whose
  /// tables the others must not crowd out.
  private static func machine(_ table: DiscoveredTable) -> String {
    let host = table.address.host
    return table.address.isLoopback && host != "127.0.0.1" ? "loopback" : host
  }

  /// The broadcast addresses of this machine's loopback and of each of its networks.
  private var destinations: [SocketAddress] {
    let hosts = ["127.255.255.255"] + NetworkInterface.all().compactMap(\.broadcast)
    return hosts.map { SocketAddress(v4: $0, port: port) }
  }
}

/// The responders of a host, one for each address on which it listens; they are active while the
/// table is announced.
struct DiscoveryResponders {
  private let addresses: [TableAddress]
  private let port: UInt16
  /// A random number by which guests recognize two replies of one host.
  private let host: Int
  /// The announcement sent in replies; nil while the table is not announced.
  private(set) var announcement: TableAnnouncement?
  private(set) var active: [DiscoveryResponder] = []

  /// Inactive responders for these addresses; queries arrive on a port.
  init(_ addresses: [TableAddress], asking port: UInt16) throws(WireFault) {
    self.addresses = addresses
    self.port = port
    host = try Randomness.bytes(6).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Activates the responders; nil deactivates them.
  ///
  /// An address on which the port cannot be opened gets no responder; guests can still join by
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

/// Replies to queries for a host that listens on an IPv4 address.
///
/// A table on the loopback address receives queries only from this machine.
final class DiscoveryResponder {
  private let queries: DatagramSocket
  private let replies: DatagramSocket
  private let port: UInt16
  private let host: Int
  /// The addresses of this machine in its networks.
  ///
  /// A table that listens on all addresses ignores queries from these, because the same program
  /// also asks over loopback.
  private let ownHosts: Set<String>
  /// Limits replies by source, so that no source uses up another's.
  private var rates = TokenBuckets<Source>(Rate(perSecond: 20, burst: 40), limit: 1_024)

  /// Creates a responder; nil unless the address is an IPv4 one.
  ///
  /// `asking` is the port to which queries are sent.
  init?(_ address: TableAddress, host: Int, asking: UInt16) throws(WireFault) {
    guard address.kind == .v4 else { return nil }
    let broadcast = address.isLoopback ? "127.255.255.255" : "0.0.0.0"
    queries = try DatagramSocket(at: SocketAddress(v4: broadcast, port: asking), isShared: true)
    replies = try DatagramSocket(at: SocketAddress(v4: address.host, port: 0))
    port = address.port
    self.host = host
    ownHosts = address.host == "0.0.0.0" ? Set(NetworkInterface.all().map(\.address.host)) : []
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
