/// Looks for tables around: asks everybody in the local network, and this machine.
public struct TableDiscovery: Sendable {
  private let port: UInt16
  /// How many tables are told of at most.
  private static let most = 64

  /// A finder that asks at a port.
  public init(port: UInt16 = TableAddress.usualPort) { self.port = port }

  /// Asks, and waits so many milliseconds for answers; the tables in the order of their addresses.
  ///
  /// Blocks, so it belongs on a thread where nobody waits.
  public func look(milliseconds: Int = 700) throws(WireFault) -> [DiscoveredTable] {
    let socket = try DatagramSocket(at: SocketAddress(v4: "0.0.0.0", port: 0))
    let question = try DiscoveryQuery()
    let begun = Nanoseconds.now
    let end = begun + .milliseconds(milliseconds)
    // A message may get lost: half-way everybody is asked once more.
    var asking = [begun, begun + .milliseconds(milliseconds / 2)][...]
    var found: [Int: DiscoveredTable] = [:]
    var poller = Poller()
    while Nanoseconds.now < end {
      if let time = asking.first, time <= .now {
        asking = asking.dropFirst()
        for place in everybody { socket.send(question.bytes, to: place) }
      }
      poller.clear()
      poller.add(socket.socket.descriptor, .reading)
      try poller.wait(until: asking.first ?? end)
      if poller.isReady(0) { take(from: socket, question, &found) }
    }
    return found.values.sorted { $0.address.text < $1.address.text }
  }

  private func take(
    from socket: DatagramSocket, _ question: DiscoveryQuery, _ found: inout [Int: DiscoveredTable]
  ) {
    for _ in 0..<64 {
      guard let (bytes, from) = socket.next(length: DiscoveryQuery.length + 1) else { return }
      guard let answer = DiscoveryReply(bytes), answer.nonce == question.nonce,
        let sender = from.table
      else { continue }
      let address = TableAddress(host: sender.host, kind: sender.kind, port: answer.port)
      // A host that answers twice is reached best from where it is.
      let isBetter = found[answer.host].map { !$0.address.isLoopback && address.isLoopback }
      guard isBetter ?? (found.count < Self.most) else { continue }
      found[answer.host] = DiscoveredTable(address: address, notice: answer.notice)
    }
  }

  /// Where everybody hears a question: this machine, and each network that it is part of.
  private var everybody: [SocketAddress] {
    let hosts = ["127.255.255.255"] + NetworkInterface.all().compactMap(\.broadcast)
    return hosts.map { SocketAddress(v4: $0, port: port) }
  }
}

/// A table in the network that has answered.
///
/// What it says of itself is not proven; its code will be.
public struct DiscoveredTable: Hashable, Sendable {
  /// Where it is.
  public let address: TableAddress
  /// What it says of itself.
  public let notice: TableAnnouncement
}
