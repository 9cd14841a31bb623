import CellGrid
import MueGame
import MueLink
import MueRules
import MueUI
import MueWords

/// A guest's view of the game at somebody else's table.
final class GuestScreen: TableFront, WarningDisplay {
  let session: Session
  let link: GuestController
  var state: ScreenState
  private var feedback: Feedback
  private var said: ChatLog
  private var undoAskedBy: PlayerName?
  var pacing = Pacing()
  private(set) var route: Route?
  private let hintWorker: HintWorker
  private let warningWorker: WarningWorker
  /// Whether the person came from the start menu and returns there.
  private let isFromStartMenu: Bool

  /// The table of a connection, with what was said before and a notice that must not be missed.
  init(
    session: Session, link: GuestController, view: GameObservation, said: ChatLog,
    insisting notice: Phrase?, isFromStartMenu: Bool
  ) {
    self.session = session
    self.link = link
    self.said = said
    self.isFromStartMenu = isFromStartMenu
    hintWorker = HintWorker(in: session.dependencies, wake: session.console.wake)
    warningWorker = WarningWorker(in: session.dependencies, wake: session.console.wake)
    state = session.screen(of: view)
    if let notice { state.insist(on: notice) }
    feedback = Feedback(noticed: state)
    showParticipants()
  }

  var patience: Int? {
    let frame = state.moving == nil ? nil : MotionProgress.frameMilliseconds
    let isWaiting = state.isTrickHeld && state.isTableShown
    let clock = session.dependencies.clock
    let next = pacing.nextLook(isWaiting: isWaiting).map(clock.millisecondsLeft)
    return [frame, next, link.patience].compactMap(\.self).min()
  }

  var notHere: Phrase { state.view.isOnlookers ? .companyOnlooking : .notWithFriends }

  func note(_ key: Key) {
    link.touch()
    feedback.skipMotion(at: key)
  }

  func advance() -> [TableEvent] {
    link.work()
    while let event = link.nextEvent() { take(event) }
    if let fault = link.fault, route == nil { route = .out(.sentAway(fault.phrase(link.address))) }
    showParticipants()
    releaseTrick()
    decideForced()
    warningWorker.decide(on: self, make: decide) { state.warn($0, in: state.view) }
    advise()
    return feedback.notice(&state, at: session.dependencies.clock.now)
  }

  private func showParticipants() {
    var participants = link.participants
    participants?.said = said
    participants?.undoAskedBy = undoAskedBy
    state.participants = participants
    state.status.isLineLost = link.lostAt != nil
  }

  func perform(_ effect: Effect) -> Bool {
    switch effect {
    case .startMenu: route = isFromStartMenu ? .startMenu(notice: nil) : .out(.done)
    case .leave: route = .out(.done)
    case _ where state.view.isOnlookers: return false
    case .make(let move):
      warningWorker.choose(move, on: self, seed: UInt64(link.guest.position), make: decide)
    case .dealNextHand:
      link.change { $0.beReady() }
      state.say(.hostAwaited)
    case .undo:
      state.say(.undoAskedOthers)
      link.change { $0.requestUndo() }
    case .consent(let isGiven):
      undoAskedBy = nil
      link.change { $0.consent(isGiven) }
    case .say(let message): link.change { $0.say(message) }
    case .agree: link.change { $0.agree() }
    case .act, .sendOnlookersAway: state.say(.companyHostOnly)
    default: return false
    }
    return true
  }

  /// Takes the finished trick when its pause is over; a key takes it sooner.
  private func releaseTrick() {
    let now = session.dependencies.clock.now
    pacing.look(at: now)
    guard state.isTrickHeld, state.isTableShown else {
      pacing.endRest()
      return
    }
    if !pacing.isResting {
      let pause = state.preferences.millisecondsAmongFriends(afterTrick: true)
      pacing.rest(milliseconds: pause, from: now)
    } else if pacing.releasesTrick(at: now) {
      state.releaseTrick()
    }
  }

  /// Plays the only legal card automatically, if that setting is on.
  private func decideForced() {
    if let move = state.forcedMove, link.guest.isAsked { decide(move) }
  }

  private func decide(_ move: Move) { link.change { $0.decide(move) } }

  /// Thinks about the person's move in the meantime, and shows the hint that is awaited.
  private func advise() {
    let view = state.view
    let seed = UInt64(link.guest.position)
    guard let advice = hintWorker.advice(for: state, seed: seed) else { return }
    state.show(advice, in: view)
  }

  private func take(_ event: GuestEvent) {
    switch event {
    case .welcome: break
    case .refused(let refusal): route = .out(.sentAway(refusal.phrase))
    case .seats, .view, .opened: show(after: nil, by: nil)
    case .moved(let move, let seat):
      undoAskedBy = nil
      show(after: move, by: seat)
    case .found(let finding, let hand):
      show(after: nil, by: nil)
      state.insist(on: link.phrase(of: finding, on: hand))
    case .undoAsked(let seat):
      guard let view = link.guest.view, !view.isOnlookers else { return }
      undoAskedBy = view.players[seat].name
    case .said(let name, let message):
      said.hear(name, message, at: link.guest.seats)
      state.say(.said(name, message, at: link.guest.seats))
    case .closing: route = .out(.sentAway(.hostClosed))
    case .wrong, .done, .stalled, .consented, .undoAway, .compared, .claimed:
      if let phrase = link.phrase(of: event) { state.say(phrase) }
    }
  }

  private func show(after move: Move?, by seat: Seat?) {
    guard let view = link.guest.view else { return }
    if state.view.hand == view.hand {
      state.show(view, after: move, by: seat)
    } else {
      state.say(nil)
      state.show(view, after: nil, by: nil)
    }
  }
}
