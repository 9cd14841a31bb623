import MueLink
import MueRules
import MueTable
import Synchronization

@testable import MueWire
@testable import mue

/// A neighbourhood in which a table can be seen that nobody reaches, and friends do not come.
final class SimulatedStreet: Neighbourhood {
  private let chance: Mutex<SeededGenerator>

  init(seed: UInt64) { chance = Mutex(SeededGenerator(seed: seed)) }

  func tablesHere() -> [LocalTable] { [] }

  func tablesAround() -> [FoundTable] {
    guard let address = try? TableAddress("192.0.2.7"), let name = PlayerName("Ben"),
      let notice = TableNotice(table: name, players: 5, free: 2, version: "mue-link/1")
    else { return [] }
    return [FoundTable(address: address, notice: notice)]
  }

  func call(
    _ destination: GuestDestination, isAgain: Bool, wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any LineToHost {
    if chance.withLock({ $0.below(2) }) == 0 { throw .unreachable(111) }
    return DeadLine()
  }

  func open(
    _ places: [HostPlace], wake: @escaping @Sendable () -> Void
  ) throws(WireFault) -> any LinesToGuests {
    if chance.withLock({ $0.below(3) }) == 0 { throw .occupied }
    return LonelyLines()
  }

  func randomBytes() -> Hex {
    chance.withLock { chance in Hex((0..<32).map { _ in UInt8(chance.below(256)) }) }
  }
}

/// A line on which the other end is silent and then hangs up.
private final class DeadLine: LineToHost {
  private var looks = 0

  func takeEvents() -> [WireEvent] {
    looks += 1
    return looks == 5 ? [.stopped(.cut)] : []
  }

  func send(_ line: [UInt8]) -> Bool { true }
  func close(waiting milliseconds: Int) {}
}

/// Lines by which nobody comes.
private final class LonelyLines: LinesToGuests {
  let addresses: [TableAddress] = []
  let socketPaths = ["/run/mue/table"]

  func takeEvents() -> [WireEvent] { [] }
  func send(_ line: [UInt8], to peer: Peer) -> Bool { true }
  func close(_ peer: Peer) {}
  func announce(_ notice: TableNotice?) {}
  func admit(_ secret: SeatSecret) {}
  func stop(waiting milliseconds: Int) {}
}
