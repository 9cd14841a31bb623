import MueGame
import MueUI
import MueWire
import Synchronization

/// Searches for nearby tables repeatedly on a work queue, and wakes the main loop when they change.
final class TableBrowser: Sendable {
  private struct Finding {
    var offers: [TableOffer] = []
    var isLooking = false
    var looksAgainAt = Duration.zero
  }

  private let network: any Network
  private let clock: any Clock
  private let queue: any WorkQueue
  /// The addresses of tables where the person has a seat.
  private let kept: Set<String>
  private let wake: @Sendable () -> Void
  private let finding = Mutex(Finding())

  /// The pause between searches, in milliseconds.
  static let rest = 1000

  init(in session: Session) {
    network = session.dependencies.network
    clock = session.dependencies.clock
    queue = session.dependencies.workQueues.makeQueue()
    kept = session.dependencies.seats.addresses
    wake = session.console.wake
  }

  /// The tables found by the last search; starts another search after the pause.
  var offers: [TableOffer] {
    let now = clock.now
    let (offers, begins) = finding.withLock { finding in
      let begins = !finding.isLooking && now >= finding.looksAgainAt
      if begins { finding.isLooking = true }
      return (finding.offers, begins)
    }
    if begins { queue.begin { [self] in look() } }
    return offers
  }

  private func look() {
    let here = network.tablesHere().map { table in
      TableOffer(
        address: table.path, host: PlayerName(table.owner), site: .here,
        isKept: kept.contains(table.path))
    }
    let around = network.tablesAround().map { table in
      TableOffer(
        address: table.address.text, host: PlayerName(table.notice.table), site: .network,
        free: table.notice.free, players: table.notice.players,
        isKept: kept.contains(table.address.text))
    }
    finding.withLock { finding in
      finding.offers = here + around
      finding.isLooking = false
      finding.looksAgainAt = clock.now + .milliseconds(Self.rest)
    }
    wake()
  }
}
