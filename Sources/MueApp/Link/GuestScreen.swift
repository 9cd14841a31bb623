import CellGrid
import MueGame
import MueLink
import MueRules
import MueUI
import MueWords

/// A guest's view of the game at somebody else's table.
final class GuestScreen: TableFront {
  let session: Session
  let link: GuestController
  var state: ScreenState
  private let loop: TableLoop
  private let curveWorker: CurveWorker
  private let bestWorker: BestWorker
  private var feedback: Feedback
  private(set) var route: Route?
  /// Whether the person came from the start menu and returns there.
  private let isFromStartMenu: Bool

  /// The table behind a connection, with a notice that must not be missed.
  init(
    session: Session, link: GuestController, view: GameObservation, insisting notice: Phrase?,
    isFromStartMenu: Bool
  ) {
    self.session = session
    self.link = link
    self.isFromStartMenu = isFromStartMenu
    let wake = session.console.wake
    loop = TableLoop(in: session.dependencies, wake: wake)
    curveWorker = CurveWorker(in: session.dependencies, wake: wake)
    bestWorker = BestWorker(in: session.dependencies, wake: wake)
    state = session.screen(of: view)
    if let notice { state.insist(on: notice) }
    feedback = Feedback(noticed: state)
    loop.display = self
    showPeople()
  }

  var pacing: Pacing {
    get { loop.pacing }
    set { loop.pacing = newValue }
  }

  var patience: Int? {
    let frame = state.moving == nil ? nil : MotionProgress.frameMilliseconds
    return [frame, loop.patience, link.patience].compactMap(\.self).min()
  }

  var notHere: Phrase { state.view.isOnlookers ? .peopleOnlooking : .notWithFriends }

  func note(_ key: Key) {
    link.touch()
    feedback.skipMotion(at: key)
  }

  func advance() -> [TableEvent] {
    workForHost()
    showPeople()
    loop.goOn()
    showCurve()
    showBest()
    return feedback.notice(&state, &pacing, at: session.dependencies.clock.now)
  }

  /// Works out the curve of the hand just played, once the host has opened it.
  private func showCurve() {
    let hand = state.curvedHand ?? (state.isCurveShown ? link.guest.handJustPlayed : nil)
    guard let hand else { return curveWorker.giveUp() }
    state.show(curveWorker.curve(of: FinishedHand(hand)))
  }

  /// Works out what could have been made while its page is open.
  private func showBest() {
    guard let request = state.bestRequest else { return bestWorker.giveUp() }
    let hand = link.guest.handJustPlayed.map { FinishedHand($0) }
    state.show(bestWorker.plays(request, justPlayed: hand))
  }

  private func showPeople() {
    state.people = link.people
    state.status.isLineLost = link.lostAt != nil
    state.status.isUnsaved = link.guest.isUnsaved
  }

  func perform(_ effect: Effect) -> Bool {
    switch effect {
    case .startMenu: route = isFromStartMenu ? .startMenu(notice: nil) : .out(.done)
    case .leave: route = .out(.done)
    case .make(let move) where !state.view.isOnlookers: loop.choose(move)
    case .curve:
      guard let hand = link.guest.handJustPlayed else { return false }
      var page = ReplayPage([hand], open: 0, isOfGame: false)
      page?.showCurve()
      state.open(page)
    case .explain(let move, _)
    where !state.view.isOnlookers || link.guest.handJustPlayed != nil:
      state.explain(link.guest.handJustPlayed, move: move)
    default: return performAsGuest(effect)
    }
    return true
  }
}

extension GuestScreen: GuestDisplay {
  var forcedMove: Move? { link.guest.isAsked ? state.forcedMove : nil }
}

extension GuestScreen: GuestFront {
  var isLeft: Bool { route != nil }
  func say(_ phrase: Phrase) { state.say(phrase) }
  func sendAway(_ reason: Phrase) { route = .out(.sentAway(reason)) }
  func refresh() { showGame(after: nil, by: nil) }

  func insist(on notice: Phrase) {
    refresh()
    state.insist(on: notice)
  }

  func showGame(after move: Move?, by mover: Seat?) {
    guard let view = link.guest.view else { return }
    if state.view.hand == view.hand {
      state.show(view, after: move, by: mover)
    } else {
      state.say(nil)
      state.show(view, after: nil, by: nil)
    }
    // Only a finished trick pauses the display: the others move at their own pace.
    let pause =
      state.isTrickHeld ? state.preferences.millisecondsAmongFriends(afterTrick: true) : 0
    pacing.rest(milliseconds: pause, from: session.dependencies.clock.now)
  }
}
