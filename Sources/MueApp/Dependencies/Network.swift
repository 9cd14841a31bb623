import MueLink
import MueWire

/// Hides the other programs; in production it is backed by `LinkClient` and `LinkServer`.
protocol Network: Sendable {
  /// The tables of this machine.
  func tablesHere() -> [LocalTable]
  /// The tables of the network that answer; blocks for a moment, so call it on a work queue.
  func tablesAround() -> [DiscoveredTable]
  /// Connects to a table, for the first time or again; calls `wake`, on any thread, when something has come.
  ///
  /// - Throws: `WireFault` when no connection can be made.
  func call(
    _ destination: GuestDestination, isAgain: Bool, wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any GuestTransport
  /// Listens for guests at all of some addresses; calls `wake`, on any thread, when something has come.
  ///
  /// - Throws: `WireFault` when an address cannot be listened at.
  func open(
    _ places: [ListenAddress], wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any HostTransport
  /// 32 bytes that nobody can foresee.
  func randomBytes() -> Hex
}

/// A guest's end of a connection, such as a `LinkClient`.
protocol GuestTransport: AnyObject {
  func takeEvents() -> [WireEvent]
  @discardableResult func send(_ line: [UInt8]) -> Bool
  func close(waiting milliseconds: Int)
}

extension LinkClient: GuestTransport {}

/// The host's ends of all connections, such as a `LinkServer` has.
protocol HostTransport: AnyObject {
  /// Where it listens in the network, with the real ports.
  var addresses: [TableAddress] { get }
  /// Where its sockets on this machine are.
  var socketPaths: [String] { get }

  func takeEvents() -> [WireEvent]
  @discardableResult func send(_ line: [UInt8], to peer: Peer) -> Bool
  func close(_ peer: Peer)
  func announce(_ notice: TableAnnouncement?)
  func admit(_ secret: SeatSecret)
  func stop(waiting milliseconds: Int)
}

extension LinkServer: HostTransport {}
