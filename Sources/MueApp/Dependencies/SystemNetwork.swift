import MueData
import MueWire
import Platform

struct SystemNetwork: Network {
  private let folders: LocalTableFolders

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
    // Retry soon with a table that answered a moment ago: a lost packet may be resent only much
    // later.
    if isAgain { limits.handshake = 4_000 }
    return try LinkClient(to: destination, limits: limits, wake: wake)
  }

  func open(
    _ addresses: [ListenAddress], wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any HostTransport {
    try LinkServer(at: addresses, wake: wake)
  }

  /// Uses the system's generator, which is suitable for secrets.
  func randomBytes() -> Hex { Hex((0..<32).map { _ in UInt8.random(in: 0...UInt8.max) }) }
}
