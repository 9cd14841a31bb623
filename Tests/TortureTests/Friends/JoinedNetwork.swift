import MueData
import MueLink
import MueRules

@testable import MueApp
@testable import MueWire

/// A network on one thread: whatever is sent is there when the other end looks.
final class JoinedNetwork: Network, HostTransport, @unchecked Sendable {
  let addresses: [TableAddress]
  let socketPaths: [String] = []
  /// Why the table lets nobody in now, so that guests try again; nil while it does.
  var door: WireFault? { didSet { if door == nil { letIn() } } }
  /// Why no table can be opened; nil if one can.
  var obstacle: WireFault?
  /// Replaces a line on its way, as somebody else's program could do.
  var replace: (_ line: String, _ isHosts: Bool) -> [String] = { line, _ in [line] }
  private let source: SeededBytes
  private var arrived: [WireEvent] = []
  private var codes: [Int: SeatCode] = [:]
  private var tokens: [Int: SeatToken] = [:]
  private var guests: [Peer: Guest] = [:]
  private var waiting: [(Peer, Guest, Entry)] = []
  private var lastPeer = 0
  private var notice: TableAnnouncement?

  init(seed: UInt64) throws {
    addresses = [try TableAddress("192.0.2.7:7155")]
    source = SeededBytes(seed: seed)
  }

  /// The codes that count, by seat.
  var codeTexts: [Int: String] { codes.mapValues(\.text) }
  /// The code for onlookers.
  var watchCode: String? { codeTexts[Entry.watching] }

  func tablesHere() -> [LocalTable] { [] }

  func tablesAround() -> [DiscoveredTable] {
    notice.map { [DiscoveredTable(address: addresses[0], notice: $0)] } ?? []
  }

  func randomBytes() -> Hex { source.bytes() }

  func open(
    _ addresses: [ListenAddress], wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any HostTransport {
    if let obstacle { throw obstacle }
    return self
  }

  func call(
    _ destination: GuestDestination, isAgain: Bool, wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any GuestTransport {
    lastPeer += 1
    let peer = Peer(lastPeer)
    let guest = Guest(peer, self)
    waiting.append((peer, guest, try entry(destination)))
    if let door { guest.events = [.waiting(door)] } else { letIn() }
    return guest
  }

  /// The way by which a guest comes in.
  private func entry(_ destination: GuestDestination) throws(WireFault) -> Entry {
    switch destination {
    case .local(let table): return .local(user: table.owner)
    case .network(_, .code(let code)):
      guard codes[code.seat] == code else { throw .refused }
      if code.seat != Entry.watching { codes[code.seat] = nil }
      return .code(seat: code.seat)
    case .network(_, .token(let token)):
      guard tokens[token.seat] == token else { throw .refused }
      return .token(seat: token.seat)
    }
  }

  private func letIn() {
    for (peer, guest, entry) in waiting {
      arrived.append(.joined(peer, entry))
      guest.events.append(.joined(Peer(0), entry))
      guests[peer] = guest
    }
    waiting = []
  }

  func takeEvents() -> [WireEvent] {
    defer { arrived = [] }
    return arrived
  }

  func send(_ line: [UInt8], to peer: Peer) -> Bool {
    for line in replaced(line, isHosts: true) {
      guests[peer]?.events.append(.line(Peer(0), line))
    }
    return true
  }

  private func replaced(_ line: [UInt8], isHosts: Bool) -> [[UInt8]] {
    replace(String(decoding: line, as: UTF8.self), isHosts).map { Array($0.utf8) }
  }

  func close(_ peer: Peer) {
    guests[peer]?.events.append(.stopped(.closed))
    guests[peer] = nil
  }

  func admit(_ secret: SeatSecret) {
    switch secret {
    case .code(let code):
      codes[code.seat] = code
      arrived.append(.codeCounts(seat: code.seat))
    case .token(let token): tokens[token.seat] = token
    }
  }

  func announce(_ notice: TableAnnouncement?) { self.notice = notice }
  func stop(waiting milliseconds: Int) {}

  /// Cuts the connections of all guests, who may come back.
  func cut() {
    for (peer, guest) in guests {
      guest.events.append(.stopped(.cut))
      arrived.append(.left(peer, .cut))
    }
    guests = [:]
  }

  /// Closes the table, which admits nobody until it is opened again.
  func close() {
    cut()
    (codes, tokens, arrived) = ([:], [:], [])
  }

  /// Gives up on all who wait at the door.
  func sendAwayWaiting() {
    for (_, guest, _) in waiting { guest.events.append(.stopped(door ?? .busy)) }
    waiting = []
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
      if network.guests[peer] === self {
        for line in network.replaced(line, isHosts: false) {
          network.arrived.append(.line(peer, line))
        }
      }
      return true
    }

    func close(waiting milliseconds: Int) {
      if network.guests.removeValue(forKey: peer) != nil {
        network.arrived.append(.left(peer, .closed))
      }
    }
  }
}
