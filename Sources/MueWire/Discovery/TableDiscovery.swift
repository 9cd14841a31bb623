import MueData

/// Searches for tables on the local network and on this machine.
public struct TableDiscovery: Sendable {
  private let port: UInt16
  /// The most tables that are returned.
  private static let most = 64

  public init(port: UInt16 = TableAddress.usualPort) { self.port = port }

  /// Asks, collects answers for a number of milliseconds, and returns the tables sorted by address.
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
  /// Nothing in a reply is known to be true but its sender, so a later one replaces none from
  /// elsewhere. Of too many, machines with the most lose some.
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
      if found.count > Self.most,
        let place = found.firstIndex(ofMostFrequent: {
          $0.address.isLoopback ? "loopback" : $0.address.host
        })
      {
        found.remove(at: place)
      }
    }
  }

  /// The broadcast addresses of this machine's loopback and of each network that it belongs to.
  private var destinations: [SocketAddress] {
    let hosts = ["127.255.255.255"] + NetworkInterface.all().compactMap(\.broadcast)
    return hosts.map { SocketAddress(v4: $0, port: port) }
  }
}

/// A table that has answered a query.
///
/// The reply proves nothing; the handshake with the table's code does.
public struct DiscoveredTable: Hashable, Sendable {
  public let address: TableAddress
  /// What the host announces.
  public let notice: TableAnnouncement
}
