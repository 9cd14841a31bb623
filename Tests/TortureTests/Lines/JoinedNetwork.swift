import MueData
import MueRules

@testable import MueApp
@testable import MueWire

/// A network on one thread: whatever is sent is there when the other end looks.
final class JoinedNetwork: Network, HostTransport, @unchecked Sendable {
  let addresses: [TableAddress]
  let socketPaths: [String] = []
  private let source: SeededBytes
  private var arrived: [WireEvent] = []
  private var codes: [SeatCode] = []
  private var guests: [Peer: Guest] = [:]
  private var lastPeer = 0

  init(seed: UInt64) throws {
    addresses = [try TableAddress("192.0.2.7:7155")]
    source = SeededBytes(seed: seed)
  }

  func tablesHere() -> [LocalTable] { [] }
  func tablesAround() -> [DiscoveredTable] { [] }
  func randomBytes() -> Hex { source.bytes() }

  func open(
    _ addresses: [ListenAddress], wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any HostTransport { self }

  func call(
    _ destination: GuestDestination, isAgain: Bool, wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any GuestTransport {
    guard case .network(_, let secret) = destination else { throw .refused }
    lastPeer += 1
    let peer = Peer(lastPeer)
    let guest = Guest(peer, self)
    switch secret {
    case .code(let code):
      guard codes.contains(code) else { throw .refused }
      if code.seat != Entry.watching { codes.removeAll { $0 == code } }
      arrived.append(.joined(peer, .code(seat: code.seat)))
      guest.events = [.joined(Peer(0), .code(seat: code.seat))]
    case .token(let token):
      arrived.append(.joined(peer, .token(seat: token.seat)))
      guest.events = [.joined(Peer(0), .token(seat: token.seat))]
    }
    guests[peer] = guest
    return guest
  }

  func takeEvents() -> [WireEvent] {
    defer { arrived = [] }
    return arrived
  }

  func send(_ line: [UInt8], to peer: Peer) -> Bool {
    guests[peer]?.events.append(.line(Peer(0), line))
    return true
  }

  func close(_ peer: Peer) {
    guests[peer]?.events.append(.stopped(.closed))
    guests[peer] = nil
  }

  func admit(_ secret: SeatSecret) {
    guard case .code(let code) = secret else { return }
    codes.append(code)
    arrived.append(.codeCounts(seat: code.seat))
  }

  func announce(_ notice: TableAnnouncement?) {}
  func stop(waiting milliseconds: Int) {}

  /// Cuts the connections of all guests, who may come back.
  func cut() {
    for (peer, guest) in guests {
      guest.events.append(.stopped(.cut))
      arrived.append(.left(peer, .cut))
    }
    guests = [:]
  }

  private final class Guest: GuestTransport {
    fileprivate var events: [WireEvent] = []
    private let peer: Peer
    private unowned let network: JoinedNetwork

    init(_ peer: Peer, _ network: JoinedNetwork) {
      self.peer = peer
      self.network = network
    }

    func takeEvents() -> [WireEvent] {
      defer { events = [] }
      return events
    }

    func send(_ line: [UInt8]) -> Bool {
      if network.guests[peer] === self { network.arrived.append(.line(peer, line)) }
      return true
    }

    func close(waiting milliseconds: Int) {}
  }
}
