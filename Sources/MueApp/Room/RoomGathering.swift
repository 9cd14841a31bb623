import CellGrid
import MueGame
import MueLink
import MueRules
import MueUI
import MueWords

/// A table of the card room while people gather at it; nobody looks at its lines.
final class RoomGathering: LineFront, HostGathering {
  let output: LineOutput
  var outcome: ExitCode?
  let link: HostController
  let title: GameTitle? = nil
  let dependencies: Dependencies
  /// The game, once it has begun; nil while people gather.
  private(set) var begun: Game?
  private var attendance: RoomAttendance

  init(
    _ output: LineOutput, dependencies: Dependencies, link: HostController,
    attendance: RoomAttendance
  ) {
    self.output = output
    self.dependencies = dependencies
    self.link = link
    self.attendance = attendance
    link.wake(by: output.console.wake)
  }

  var isOver: Bool { outcome != nil || begun != nil }
  var patience: Int? { link.patience }
  var isAsked: Bool { false }

  func advance() {
    workForFriends()
    guard begun == nil else { return }
    if attendance.isDealDue(at: link) { beginDeal() }
    if attendance.isOver(at: link) { outcome = .done }
  }

  func answer(_ line: TypedLine) {}
  func say(_ phrase: Phrase) {}
  func hear(_ phrase: Phrase) {}
  func show(_ people: People) {}
  func announce(_ seat: Seat, at seats: [SeatStatus]) {}
  func begin(_ game: Game) { begun = game }
}
