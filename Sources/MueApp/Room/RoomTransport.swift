import MueData
import MueWire

/// The connections of a table in the card room: names callers by person instead of by process.
final class RoomTransport: HostTransport {
  private let transport: any HostTransport
  private let owner: (_ process: String) -> String?
  /// Callers that nobody knows, whose lines may still arrive.
  private var strangers: Set<Peer> = []

  /// `owner` names the person of a process, or returns nil for one that may not come in.
  init(_ transport: any HostTransport, owner: @escaping (_ process: String) -> String?) {
    self.transport = transport
    self.owner = owner
  }

  var addresses: [TableAddress] { transport.addresses }
  var socketPaths: [String] { transport.socketPaths }

  func takeEvents() -> [WireEvent] { transport.takeEvents().compactMap(known) }

  func send(_ line: [UInt8], to peer: Peer) -> Bool { transport.send(line, to: peer) }
  func close(_ peer: Peer) { transport.close(peer) }
  func announce(_ notice: TableAnnouncement?) { transport.announce(notice) }
  func admit(_ secret: SeatSecret) { transport.admit(secret) }
  func stop(waiting milliseconds: Int) { transport.stop(waiting: milliseconds) }

  /// An event as the table may see it; nil if it comes from a stranger.
  private func known(_ event: WireEvent) -> WireEvent? {
    switch event {
    case .joined(let peer, let entry):
      if case .local(let process) = entry, let owner = owner(process) {
        return .joined(peer, .local(user: owner))
      }
      strangers.insert(peer)
      transport.close(peer)
      return nil
    case .line(let peer, _): return strangers.contains(peer) ? nil : event
    case .left(let peer, _): return strangers.remove(peer) == nil ? event : nil
    case .codeCounts, .waiting, .stopped: return event
    }
  }
}
