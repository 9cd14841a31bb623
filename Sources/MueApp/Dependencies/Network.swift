import MueLink
import MueWire

/// Other people's programs, as far as they can be reached: their tables, and lines to and from them.
protocol Network: Sendable {
  /// The tables of this machine.
  func tablesHere() -> [LocalTable]
  /// The tables of the network that answer; blocks for a moment, so it belongs on a bench.
  func tablesAround() -> [DiscoveredTable]
  /// Sets out for a table, for the first time or once more; `wake` is called, on any thread, when something
  /// has come.
  func call(
    _ destination: GuestDestination, isAgain: Bool, wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any GuestTransport
  /// Opens a table at some places at once; `wake` is called, on any thread, when something has come.
  func open(
    _ places: [ListenAddress], wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any HostTransport
  /// 32 bytes that nobody can foresee.
  func randomBytes() -> Hex
}

/// A guest's end of a line, as `LinkClient` is one.
protocol GuestTransport: AnyObject {
  func takeEvents() -> [WireEvent]
  @discardableResult func send(_ line: [UInt8]) -> Bool
  func close(waiting milliseconds: Int)
}

extension LinkClient: GuestTransport {}

/// The host's ends of all lines, as a `LinkServer` has them.
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
