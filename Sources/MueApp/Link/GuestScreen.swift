import CellGrid
import MueBots
import MueGame
import MueLink
import MueRules
import MueUI
import MueWire
import MueWords

/// A guest's view of somebody else's table: the people who gather, and from the first deal on the
/// game.
final class GuestScreen: Screen {
  let session: Session
  let link: GuestController
  /// The table; nil before its first view.
  var state: ScreenState?
  private var feedback: Feedback?
  private var page = ParticipantsPage()
  var notice: Phrase? = .lineTried
  /// A doubt about the first deal, said before the table was shown.
  var doubt: Phrase?
  /// The chat, for the page about the people.
  var said = ChatLog()
  var undoAskedBy: PlayerName?
  private var pacing = Pacing()
  var route: Route?
  private let hintWorker: HintWorker
  private let warningWorker: WarningWorker
  /// Whether the person came from the start menu and returns there.
  private let isFromStartMenu: Bool

  /// The screen for a connection that is being made.
  init(session: Session, link: GuestController, isFromStartMenu: Bool) {
    self.session = session
    self.link = link
    self.isFromStartMenu = isFromStartMenu
    hintWorker = HintWorker(in: session.dependencies, wake: session.console.wake)
    warningWorker = WarningWorker(in: session.dependencies, wake: session.console.wake)
  }

  var patience: Int? {
    state?.moving == nil ? link.patience : MotionProgress.frameMilliseconds
  }

  var isTyping: Bool { state?.isTyping ?? page.isTyping }

  func grid(_ size: Size) -> Grid {
    let view = session.view
    guard var state else {
      guard let participants else {
        var startMenu = StartMenuState(StartPage(game: nil, isFirst: false))
        startMenu.say(message)
        return view.draw(startMenu, size: size)
      }
      return view.draw(page, participants, notice: message, size: size)
    }
    view.fit(&state, size: size)
    self.state = state
    return view.draw(state, size: size)
  }

  /// What is shown before the first deal: the state of the connection if there is something to
  /// report, otherwise the latest notice.
  private var message: Phrase? {
    link.lostAt == nil ? link.delay?.delayPhrase ?? notice : .lineLost
  }

  func answer(_ key: Key, in size: Size) -> [TableEvent] {
    link.touch()
    guard var state else {
      gather(key)
      return []
    }
    let input = session.view.input(for: key, of: state, size: size)
    feedback?.skipMotion(for: input, &state)
    if pacing.isLate(input, in: state) {
      self.state = state
      return []
    }
    let before = state
    let effects = state.handle(input)
    let isRefused = effects.isEmpty && state.refuses(input, since: before)
    self.state = state
    for effect in effects { perform(effect) }
    return isRefused ? [.error] : []
  }

  func advance() -> [TableEvent] {
    link.work()
    while let event = link.nextEvent() { take(event) }
    if let fault = link.fault, route == nil { route = .out(.sentAway(fault.phrase(link.place))) }
    showParticipants()
    releaseTrick()
    decideForced()
    warn()
    advise()
    return noticeChanges()
  }

  /// The people at the table; nil before the host has sent them.
  var participants: Participants? {
    guard let welcome = link.guest.welcome, let host = link.guest.seats.first(where: \.isHosts)
    else {
      return nil
    }
    var participants = Participants(
      host: host.player.name, seats: link.guest.seats, own: welcome.isWatching ? nil : welcome.seat)
    participants.said = said
    participants.isGathering = link.guest.observation == nil
    participants.isAgreementAsked = link.guest.isAgreementAsked
    participants.isOneAccount = link.isOneAccount
    participants.hostSilence = link.silence
    participants.undoAskedBy = undoAskedBy
    return participants
  }

  private func showParticipants() {
    state?.participants = participants
    state?.status.isLineLost = link.lostAt != nil
  }

  /// Answers a key before the first deal.
  private func gather(_ key: Key) {
    notice = nil
    let input = session.keys.input(for: key, in: page.keyContext)
    guard let participants else {
      // Nobody has answered yet.
      if input == .command(.menu) { goBack() }
      if input == .command(.leave) { route = .out(.done) }
      return
    }
    switch page.answer(input, in: participants) {
    case .none, .begin, .act, .sendOnlookersAway: break
    case .agree: link.change { $0.agree() }
    case .tell(let phrase): notice = phrase
    case .say(let message): link.change { $0.say(message) }
    case .close: goBack()
    case .leave: route = .out(.done)
    case .unknown: notice = .unknownKey
    }
  }

  private func perform(_ effect: Effect) {
    if state?.view.isOnlookers == true, !effect.isOnlookers {
      state?.say(.companyOnlooking)
      return
    }
    switch effect {
    case .make(let move): choose(move)
    case .dealNextHand:
      link.change { $0.beReady() }
      state?.say(.hostAwaited)
    case .takeBack:
      state?.say(.undoAskedOthers)
      link.change { $0.requestUndo() }
    case .consent(let isGiven):
      undoAskedBy = nil
      link.change { $0.consent(isGiven) }
    case .say(let message): link.change { $0.say(message) }
    case .keep(let key): change { session.keep(key, in: &$0) }
    case .copy(let line): session.copy(line)
    case .keepKeys: change { session.keepKeys(in: &$0) }
    case .agree: link.change { $0.agree() }
    case .act, .sendOnlookersAway: state?.say(.companyHostOnly)
    case .count, .doAgain, .claim, .replay, .playAside, .newGame, .coach, .practice:
      state?.say(.notWithFriends)
    case .startMenu: goBack()
    case .leave: route = .out(.done)
    }
  }

  /// Leaves the table for the place that the person came from.
  private func goBack() { route = isFromStartMenu ? .startMenu(notice: nil) : .out(.done) }

  /// Changes the table's state, once there is one.
  private func change(_ change: (inout ScreenState) -> Void) {
    guard var state else { return }
    change(&state)
    self.state = state
  }

  /// Takes the finished trick when its pause is over; a key takes it sooner.
  private func releaseTrick() {
    let now = session.dependencies.clock.now
    pacing.look(at: now)
    guard let state, state.isTrickHeld, state.scene == .table else {
      pacing.endRest()
      return
    }
    if !pacing.isResting {
      let pause = state.preferences.millisecondsAmongFriends(afterTrick: true)
      pacing.rest(milliseconds: pause, from: now)
    } else if pacing.releasesTrick(at: now) {
      self.state?.releaseTrick()
    }
  }

  /// Plays the only legal card automatically, if that setting is on.
  private func decideForced() {
    guard let move = state?.forcedMove, link.guest.isAsked else { return }
    link.change { $0.decide(move) }
  }

  /// Makes the person's move, unless the coach has to look at it first.
  private func choose(_ move: Move) {
    guard let state else { return }
    let isHeldBack = warningWorker.holdsBack(
      move, at: state.view.observation, by: state.preferences, seed: UInt64(link.guest.position))
    if isHeldBack {
      change { $0.isMoveHeldBack = true }
    } else {
      link.change { $0.decide(move) }
    }
  }

  /// Makes the move that was held back, or warns of it; any key but the same one has taken it back.
  private func warn() {
    guard let verdict = warningWorker.takeVerdict() else { return }
    guard state?.isMoveHeldBack == true else { return warningWorker.giveUp() }
    switch verdict {
    case .make(let move):
      change { $0.isMoveHeldBack = false }
      link.change { $0.decide(move) }
    case .warn(let warning): change { $0.warn(warning, in: $0.view) }
    }
  }

  /// Thinks about the person's move in the meantime, and shows the hint that is awaited.
  private func advise() {
    guard let state else { return }
    let view = state.view
    let match = Standing(totals: view.totals, end: view.rules.end, hands: view.scores.count)
    let seed = UInt64(link.guest.position)
    guard let advice = hintWorker.advice(for: state, in: match, seed: seed) else { return }
    self.state?.show(advice, in: view)
  }

  private func noticeChanges() -> [TableEvent] {
    guard var state else { return [] }
    var feedback = self.feedback ?? Feedback(noticed: state)
    let events = feedback.notice(&state, at: session.dependencies.clock.now)
    self.feedback = feedback
    self.state = state
    return events
  }
}

extension Effect {
  /// Whether onlookers may do it too, because it changes nothing at the table.
  fileprivate var isOnlookers: Bool {
    switch self {
    case .copy, .keep, .keepKeys, .startMenu, .leave: true
    default: false
    }
  }
}

extension SeatStatus {
  /// Whether it is the host's seat.
  fileprivate var isHosts: Bool { player.agent.isPerson }
}
