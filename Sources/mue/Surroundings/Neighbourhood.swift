import MueLink
import MueWire

/// Other people's programs, as far as they can be reached: their tables, and lines to and from them.
protocol Neighbourhood: Sendable {
  /// The tables of this machine.
  func tablesHere() -> [LocalTable]
  /// The tables of the network that answer; blocks for a moment, so it belongs on a bench.
  func tablesAround() -> [FoundTable]
  /// Sets out for a table, for the first time or once more; `wake` is called, on any thread, when something
  /// has come.
  func call(
    _ destination: GuestDestination, isAgain: Bool, wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any LineToHost
  /// Opens a table at some places at once; `wake` is called, on any thread, when something has come.
  func open(
    _ places: [HostPlace], wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any LinesToGuests
  /// 32 bytes that nobody can foresee.
  func randomBytes() -> Hex
}

/// A guest's end of a line, as `GuestLine` is one.
protocol LineToHost: AnyObject {
  func takeEvents() -> [WireEvent]
  @discardableResult func send(_ line: [UInt8]) -> Bool
  func close(waiting milliseconds: Int)
}

/// The host's ends of all lines, as a `Switchboard` has them.
protocol LinesToGuests: AnyObject {
  /// Where it listens in the network, with the real ports.
  var addresses: [TableAddress] { get }
  /// Where its sockets on this machine are.
  var socketPaths: [String] { get }

  func takeEvents() -> [WireEvent]
  @discardableResult func send(_ line: [UInt8], to peer: Peer) -> Bool
  func close(_ peer: Peer)
  func announce(_ notice: TableNotice?)
  func admit(_ secret: SeatSecret)
  func stop(waiting milliseconds: Int)
}

extension GuestLine: LineToHost {}
extension Switchboard: LinesToGuests {}

/// The machine's sockets and the network around it.
struct Network: Neighbourhood {
  private let places: LocalPlaces

  /// What can be reached from a place like this.
  init(environment: [String: String]) { places = LocalPlaces(environment: environment) }

  func tablesHere() -> [LocalTable] { places.tables() }

  func tablesAround() -> [FoundTable] { (try? TableFinder().look()) ?? [] }

  func call(
    _ destination: GuestDestination, isAgain: Bool, wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any LineToHost {
    var limits = WireLimits.guest
    // What was there a moment ago is tried anew soon: it may take long until a lost packet is sent again.
    if isAgain { limits.handshake = 4_000 }
    return try GuestLine(to: destination, limits: limits, wake: wake)
  }

  func open(
    _ places: [HostPlace], wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any LinesToGuests {
    try Switchboard(at: places, wake: wake)
  }

  /// The system's generator is made for secrets.
  func randomBytes() -> Hex { Hex((0..<32).map { _ in UInt8.random(in: 0...UInt8.max) }) }
}
