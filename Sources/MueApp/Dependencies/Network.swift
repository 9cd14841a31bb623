import MueData
import MueWire
import Platform

/// Hides the other programs; in production it is backed by `LinkClient` and `LinkServer`.
protocol Network: Sendable {
  func tablesHere() -> [LocalTable]
  /// The tables that answer on the network; blocks for a moment, so call it on a work queue.
  func tablesAround() -> [DiscoveredTable]
  /// Connects to a table, for the first time or again; `wake` is called, on any thread, when an
  /// event arrives.
  ///
  /// - Throws: `WireFault` if no connection can be made.
  func call(
    _ destination: GuestDestination, isAgain: Bool, wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any GuestTransport
  /// Listens for guests at a list of addresses; `wake` is called, on any thread, when an event
  /// arrives.
  ///
  /// - Throws: `WireFault` if it cannot listen at one of them.
  func open(
    _ addresses: [ListenAddress], wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any HostTransport
  /// 32 unpredictable bytes.
  func randomBytes() -> Hex
}

/// A guest's end of a connection, such as a `LinkClient`.
protocol GuestTransport: AnyObject {
  func takeEvents() -> [WireEvent]
  @discardableResult func send(_ line: [UInt8]) -> Bool
  func close(waiting milliseconds: Int)
}

extension LinkClient: GuestTransport {}

/// The host's end of all connections, such as a `LinkServer`.
protocol HostTransport: AnyObject {
  /// The network addresses at which it listens, with the actual ports.
  var addresses: [TableAddress] { get }
  var socketPaths: [String] { get }

  func takeEvents() -> [WireEvent]
  @discardableResult func send(_ line: [UInt8], to peer: Peer) -> Bool
  func close(_ peer: Peer)
  func announce(_ notice: TableAnnouncement?)
  func admit(_ secret: SeatSecret)
  func stop(waiting milliseconds: Int)
}

extension LinkServer: HostTransport {}

struct SystemNetwork: Network {
  private let folders: LocalTableFolders

  /// The network of a program in an environment.
  init(environment: [String: String]) { folders = LocalTableFolders(environment: environment) }

  func tablesHere() -> [LocalTable] { folders.tables() }

  func tablesAround() -> [DiscoveredTable] {
    Log.attempt("to look for tables") { () throws(WireFault) in try TableDiscovery().search() }
      ?? []
  }

  func call(
    _ destination: GuestDestination, isAgain: Bool, wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any GuestTransport {
    var limits = WireLimits.guest
    // A table that answered a moment ago is soon tried again, since a lost packet may be resent
    // only much later.
    if isAgain { limits.handshake = 4_000 }
    return try LinkClient(to: destination, limits: limits, wake: wake)
  }

  func open(
    _ addresses: [ListenAddress], wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any HostTransport {
    try LinkServer(at: addresses, wake: wake)
  }

  /// The system's generator is suitable for secrets.
  func randomBytes() -> Hex { Hex((0..<32).map { _ in UInt8.random(in: 0...UInt8.max) }) }
}
