import MueData
import MueWire

/// The network; in production it is backed by `LinkClient` and `LinkServer`.
protocol Network: Sendable {
  func tablesHere() -> [LocalTable]
  /// The tables that answer on the network; blocks briefly, so call it on a work queue.
  func tablesAround() -> [DiscoveredTable]
  /// Connects or reconnects to a table; `wake` is called on any thread when an event arrives.
  ///
  /// - Throws: `WireFault` if no connection can be made.
  func call(
    _ destination: GuestDestination, isAgain: Bool, wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any GuestTransport
  /// Listens for guests at some addresses; `wake` is called on any thread when an event arrives.
  ///
  /// - Throws: `WireFault` if listening fails at one of them.
  func open(
    _ addresses: [ListenAddress], wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any HostTransport
  /// 32 unpredictable bytes.
  func randomBytes() -> Hex
}

extension LinkClient: GuestTransport {}

extension LinkServer: HostTransport {}
