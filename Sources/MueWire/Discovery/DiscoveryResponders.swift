import Platform

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

/// What answers questions for a host that listens at an IPv4 address.
///
/// A table that only this machine reaches hears only questions from this machine.
final class DiscoveryResponder {
  private let ear: DatagramSocket
  private let mouth: DatagramSocket
  private let port: UInt16
  private let host: Int
  /// How much is answered to each who asks, so that nobody uses up another's answers.
  private var rates = TokenBuckets<Source>(Rate(perSecond: 20, burst: 40), limit: 1_024)

  /// One for a door; nil where that is at no IPv4 address.
  ///
  /// `asking` is the port where questions come.
  init?(_ address: TableAddress, host: Int, asking: UInt16) throws(WireFault) {
    guard address.kind == .v4 else { return nil }
    let ears = address.isLoopback ? "127.255.255.255" : "0.0.0.0"
    ear = try DatagramSocket(at: SocketAddress(v4: ears, port: asking), isShared: true)
    mouth = try DatagramSocket(at: SocketAddress(v4: address.host, port: 0))
    port = address.port
    self.host = host
  }

  var socket: Socket { ear.socket }

  /// Answers what was asked, as often as the rate of each who asks allows.
  func answer(_ notice: TableAnnouncement?) {
    for _ in 0..<128 {
      guard let (bytes, from) = ear.next(length: DiscoveryQuery.length + 1) else { return }
      guard let notice, let source = Source(from), rates.hasToken(source, .now),
        let question = DiscoveryQuery(bytes)
      else { continue }
      rates.take(source, .now)
      let answer = DiscoveryReply(nonce: question.nonce, host: host, port: port, notice: notice)
        .bytes
      if answer.count <= bytes.count { mouth.send(answer, to: from) }
    }
  }
}
