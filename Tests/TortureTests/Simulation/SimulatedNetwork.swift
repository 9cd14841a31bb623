import MueData
import MueRules

@testable import MueApp
@testable import MueWire

/// A network determined by a seed.
///
/// It has a table on this machine that the player may join, one on the network that is found but
/// cannot be reached, and friends who join the player's own table. Everything in a simulation
/// happens on one thread.
final class SimulatedNetwork: Network, @unchecked Sendable {
  private unowned let simulation: Simulation
  private let source: SeededBytes
  private var chance: SeededGenerator
  private var table: SimulatedTable?

  /// Creates the network of a simulation, to which violations are reported.
  init(_ simulation: Simulation, seed: UInt64) {
    self.simulation = simulation
    var chance = SeededGenerator(seed: seed)
    source = SeededBytes(seed: chance.next())
    self.chance = chance
  }

  /// A table of another account of this machine.
  static let localTable = localTable(of: "ben")

  static func localTable(of owner: String) -> LocalTable {
    let folder = TableFolder(path: "/nonexistent", owner: 1)
    return LocalTable(name: .table, owner: owner, path: folder.socket(.table), folder: folder)
  }

  func tablesHere() -> [LocalTable] { [Self.localTable] }

  func tablesAround() -> [DiscoveredTable] {
    guard let address = try? TableAddress("192.0.2.7"),
      let notice = TableAnnouncement(table: "Ben", players: 5, free: 2, version: "mue-link/1")
    else { return [] }
    return [DiscoveredTable(address: address, notice: notice)]
  }

  func call(
    _ destination: GuestDestination, isAgain: Bool, wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any GuestTransport {
    if chance.below(isAgain ? 4 : 2) == 0 { throw .unreachable(111) }
    guard case .local = destination else { return DeadLine() }
    if !isAgain || table == nil { table = try? SimulatedTable(simulation, seed: chance.next()) }
    return table?.line() ?? DeadLine()
  }

  func open(
    _ addresses: [ListenAddress], wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any HostTransport {
    if chance.below(3) == 0 { throw .occupied }
    return SimulatedFriends(simulation, seed: chance.next())
  }

  func randomBytes() -> Hex { source.bytes() }
}

/// A connection on which the other end is silent and then hangs up.
private final class DeadLine: GuestTransport {
  private var looks = 0

  func takeEvents() -> [WireEvent] {
    looks += 1
    return looks == 5 ? [.stopped(.cut)] : []
  }

  func send(_ line: [UInt8]) -> Bool { true }
  func close(waiting milliseconds: Int) {}
}
