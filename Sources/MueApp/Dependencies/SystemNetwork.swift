import MueLink
import MueWire

/// The machine's sockets and the network around it.
struct SystemNetwork: Network {
  private let places: LocalTableFolders

  /// What can be reached from a place like this.
  init(environment: [String: String]) { places = LocalTableFolders(environment: environment) }

  func tablesHere() -> [LocalTable] { places.tables() }

  func tablesAround() -> [DiscoveredTable] { (try? TableDiscovery().search()) ?? [] }

  func call(
    _ destination: GuestDestination, isAgain: Bool, wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any GuestTransport {
    var limits = WireLimits.guest
    // What was there a moment ago is tried anew soon: it may take long until a lost packet is sent again.
    if isAgain { limits.handshake = 4_000 }
    return try LinkClient(to: destination, limits: limits, wake: wake)
  }

  func open(
    _ places: [ListenAddress], wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any HostTransport {
    try LinkServer(at: places, wake: wake)
  }

  /// The system's generator is made for secrets.
  func randomBytes() -> Hex { Hex((0..<32).map { _ in UInt8.random(in: 0...UInt8.max) }) }
}
