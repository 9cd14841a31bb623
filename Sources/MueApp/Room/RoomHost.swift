import CellGrid
import MueBots
import MueGame
import MueLink
import MueRules
import MueUI
import MueWords

/// A table of the card room during its match: hosts people without a seat or a screen of its own.
///
/// As `PlainSession` it applies and saves moves, asks computer players and serves guests, but it
/// shows nothing.
final class RoomHost: LineFront, HostDisplay {
  let output: LineOutput
  var outcome: ExitCode?
  let engine: TableEngine
  let link: HostController?
  let preferences: Preferences
  var isNextHandAwaited = false
  var isMoveHeldBack = false
  private let controller: HostController
  private let dependencies: Dependencies
  private var attendance: RoomAttendance

  init(
    _ output: LineOutput, dependencies: Dependencies, keeper: GameKeeper, link: HostController,
    preferences: Preferences, attendance: RoomAttendance
  ) {
    self.output = output
    self.dependencies = dependencies
    self.link = link
    self.preferences = preferences
    self.attendance = attendance
    controller = link
    let (clock, wake) = (dependencies.clock, output.console.wake)
    let recorder = ResultsRecorder(in: dependencies, wake: wake)
    engine = TableEngine(
      keeper, in: dependencies, resultsRecorder: recorder,
      coachWorker: CoachWorker(nil, recorder: recorder, in: dependencies, wake: wake),
      now: { clock.awake }, wake: wake)
    engine.display = self
    link.keep(with: keeper.keep)
    link.wake(by: wake)
  }

  var patience: Int? { [engine.loop.patience, controller.patience].compactMap(\.self).min() }
  var isAsked: Bool { false }

  func advance() {
    goOn()
    if isHandOver, attendance.isDealDue(at: controller) {
      controller.change { table, now in table.beginDeal(at: now) }
    }
    if attendance.isOver(at: controller) { outcome = .done }
  }

  private var isHandOver: Bool {
    engine.game.match.round.score != nil && !engine.game.match.isOver
  }

  /// Saves what is unsaved, and closes the table.
  func end() -> ExitCode {
    engine.stopThinking()
    engine.loop.stopAdvising()
    let unsaved = engine.keeper.finish()
    controller.close()
    if let unsaved { context.complain(unsaved) }
    return unsaved == nil ? outcome ?? .done : .failed
  }

  func answer(_ line: TypedLine) {}
}

extension RoomHost {
  var view: GameObservation { engine.view }
  var isMovingOn: Bool { true }
  var isTrickHeld: Bool { false }
  var forcedMove: Move? { nil }
  var wantsHint: Bool { false }
  var isHintAwaited: Bool { false }
  var refinesHints: Bool { false }
  var hintTurns: Int? { nil }
  var moveInMind: Move? { nil }
  var bidQuestion: BidQuestion? { nil }
  var isBidHelpNew: Bool { false }
  var explainQuestion: ExplainQuestion? { nil }
  var isExplainHelpNew: Bool { false }
  var mayCoach: Bool { false }

  func releaseTrick() {}
  func warn(_ warning: Phrase) {}
  func show(_ hint: Hint, goesOn: Bool) {}
  func show(_ answer: BidAnswer) {}
  func show(_ explanation: MoveExplanation) {}
  func compare() {}
  func say(_ phrase: Phrase?) {}
  func insist(on notice: Phrase) {}
  func showPeople() {}
  func askConsent(to name: PlayerName) {}
  func announce(_ seat: Seat, at seats: [SeatStatus]) {}
  func showPlayers() {}
  func tellTrouble() {
    if let trouble = engine.takeTrouble() { context.complain(trouble) }
  }

  func show(after move: Move?, by mover: Seat?) {
    tellFriends()
    tellTrouble()
    let players = engine.game.players.count
    let isTrick = engine.game.match.round.publicState.tricks.last?.cards.count == players
    engine.loop.pacing.rest(
      milliseconds: preferences.millisecondsAmongFriends(afterTrick: isTrick),
      from: dependencies.clock.now)
  }

  func turn(_ direction: TurnDirection, announcing phrase: Phrase, hasMoved: Bool) {
    if hasMoved { tellFriends() }
  }

  func showClaim(_ phrase: Phrase, hasMoved: Bool) {}
}
