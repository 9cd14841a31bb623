import MueGame
import MueLink
import MueStorage

/// What follows at a table of the card room from who is there: deals, its status in the hall, and
/// its end.
struct RoomAttendance {
  private let clock: any Clock
  /// How long people who are ready wait for the others.
  private let grace: Duration
  /// Notes the table's status for the hall.
  private let note: (RoomTable.Status) -> Void
  private var noted: RoomTable.Status?
  /// Since when nobody has been at the table; nil while somebody is.
  private var emptySince: Duration?
  /// Since when somebody has been ready for the next hand; nil if nobody is.
  private var readySince: Duration?

  /// How long an empty table stays open.
  static let vacancy = Duration.seconds(600)

  init(clock: any Clock, grace: Duration, note: @escaping (RoomTable.Status) -> Void) {
    self.clock = clock
    self.grace = grace
    self.note = note
    emptySince = clock.now
  }

  /// Whether to deal the next hand: everybody is ready, or somebody has been for long enough.
  mutating func isDealDue(at link: HostController) -> Bool {
    let table = link.table
    guard table.isSomebodyHere, table.isAnybodyReady else {
      readySince = nil
      return false
    }
    let since = readySince ?? clock.now
    readySince = since
    return table.areAllReady || clock.now - since >= grace
  }

  /// Notes the table's status if it has changed; returns whether nobody has been there for so long
  /// that the table closes.
  mutating func isOver(at link: HostController) -> Bool {
    let status = RoomTable.Status(link.table, seats: link.table.seats(at: clock.now))
    if status != noted {
      noted = status
      note(status)
    }
    guard !link.table.isSomebodyHere, link.table.onlookerCount == 0 else {
      emptySince = nil
      return false
    }
    let since = emptySince ?? clock.now
    emptySince = since
    return clock.now - since >= Self.vacancy
  }
}
