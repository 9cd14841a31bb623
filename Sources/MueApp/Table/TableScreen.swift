import CellGrid
import MueGame
import MueRules
import MueUI
import MueWords

/// The table of a game: keys, friends and screen around a `TableEngine`.
final class TableScreen: TableFront {
  let session: Session
  private let clock: any Clock
  let engine: TableEngine
  private let reviewWorker: ReviewWorker
  /// The connections to friends at other terminals; nil if nobody else plays.
  let link: HostController?
  var state: ScreenState
  private var feedback: Feedback
  /// The drill that the hand was dealt for; nil for any other game.
  private let drill: Drill?
  /// Whether the person is ready for the next hand and friends are not yet.
  var isNextHandAwaited = false
  private(set) var route: Route?
  private var leavingQuestion = LeavingQuestion()
  private(set) var numbers: Set<Int> = []

  init(
    session: Session, keeper: GameKeeper, link: HostController? = nil, drill: Drill? = nil,
    notice: Phrase?, showsLastTrick: Bool = false
  ) {
    self.session = session
    self.link = link
    self.drill = drill
    link?.keep(with: keeper.keep)
    clock = session.dependencies.clock
    let wake = session.console.wake
    engine = TableEngine(
      keeper, in: session.dependencies, resultsRecorder: session.resultsRecorder,
      coachWorker: session.coachWorker, now: { [unowned session] in session.now }, wake: wake)
    reviewWorker = ReviewWorker(in: session.dependencies, wake: wake)
    let game = keeper.game
    state = session.screen(of: game.view(for: game.personSeat))
    feedback = Feedback(noticed: state)
    engine.display = self
    if keeper.isAside { state.kind = drill.map { .drill(title: $0.title) } ?? .aside }
    state.status.dealNumber = game.match.seed
    noteTrouble()
    state.say(notice ?? keeper.trouble)
    state.status.isSettled = keeper.isSettled
    if game.notes.day != nil { state.skipReckoning() }
    if showsLastTrick { state.holdTrick() }
    feedback.begin(state.firstMotion, at: clock.now)
    rest()
    keepTime()
  }

  var keeper: GameKeeper {
    get { engine.keeper }
    set { engine.keeper = newValue }
  }

  var pacing: Pacing {
    get { engine.loop.pacing }
    set { engine.loop.pacing = newValue }
  }

  /// Saves the game if it is new, and notes that the person is at the table.
  func begin() {
    keeper.begin()
    keeper.note(isAtTable: true)
    // A notice of the table comes first.
    if state.notice == nil { tellTrouble() } else { noteTrouble() }
  }

  /// Leaves the table; returns the game, whose notes are saved.
  func leave() -> GameKeeper {
    reviewWorker.giveUp()
    engine.leave()
    if let number = keeper.number { numbers.insert(number) }
    return keeper
  }

  func note(_ key: Key) {
    feedback.skipMotion(at: key)
    engine.touch()
    leavingQuestion.answer(key)
  }

  func finish(_ input: Input, since before: ScreenState) {
    // A person who stops passing on decides about the pass that is due.
    if before.isPassingOn, !state.isPassingOn, state.isAsked { pacing.dropMove() }
    keepTime()
  }

  /// Counts playing time while the game is on the screen, and not while a menu or text is.
  private func keepTime() { engine.keepTime(isPlaying: state.isPlaying) }

  /// Does what is due: takes the trick, moves for a computer player or asks one to think.
  ///
  /// While a page is open the table waits, so that nothing is missed.
  func advance() -> [TableEvent] {
    if let notice = session.resultsRecorder.take(\.notice) { state.say(notice) }
    state.status.areResultsUnkept = session.resultsRecorder.trouble != nil
    goOn()
    lookBack()
    showTime()
    return feedback.notice(&state, at: clock.now)
  }

  /// Whether the game goes on without the person: friends do not wait for a page to be closed.
  var isMovingOn: Bool { state.isTableShown || link != nil }

  /// Gives the person time to see what has happened.
  private func rest() {
    let isTrick = state.isTrickHeld
    let pause =
      link == nil
      ? state.preferences.milliseconds(afterTrick: isTrick)
      : state.preferences.millisecondsAmongFriends(afterTrick: isTrick)
    pacing.rest(milliseconds: pause, from: clock.now)
  }

  /// Shows once why the game cannot be saved; the title shows it as long as that lasts.
  func tellTrouble() {
    if let trouble = noteTrouble() { state.say(trouble) }
  }

  /// Shows in the title whether the game is unsaved; returns the reason, once.
  @discardableResult
  private func noteTrouble() -> Phrase? {
    state.status.isUnsaved = keeper.trouble != nil
    return engine.takeTrouble()
  }

  var notHere: Phrase { .notWithFriends }

  func perform(_ effect: Effect) -> Bool {
    switch effect {
    case .dealNextHand:
      if let drill { route = .drill(drill) } else { dealNextHand() }
    case .undo where link != nil: requestUndo()
    case .replay(let index):
      state.open(keeper.game.replayPage(at: index, isOfGame: !keeper.isAside))
    case .playAside(let position) where link == nil: route = .aside(keeper.game.cut(to: position))
    case .newGame where keeper.isAside, .coach where keeper.isAside,
      .practice where keeper.isAside, .startMenu where keeper.isAside,
      .leave where keeper.isAside:
      route = drill.map { .practicePage(notice: nil, chosen: .drill($0)) } ?? .backToTable
    case .newGame where link == nil: if mayLeave() { beginAnother() }
    case .coach where link == nil: if mayLeave() { route = .coach }
    case .practice where link == nil:
      if mayLeave() { route = .practicePage(notice: nil, chosen: .puzzles) }
    case .startMenu: if mayLeave() { route = .startMenu(notice: nil) }
    case .leave: if mayLeave() { route = .out(.done) }
    case .say(let message): link?.say(message)
    case .act(let action, let seat):
      if let link { state.say(link.act(action, on: seat)) }
    case .sendOnlookersAway: if let link { state.say(link.sendOnlookersAway()) }
    case .consent(let isGiven): link?.change { table, _ in table.consent(isGiven) }
    case .keep(let setting):
      session.keep(setting, in: &state)
      if setting == .autoPlay, keeper.game.match.round.turn == keeper.game.personSeat {
        pacing.dropMove()
      }
    default: return engine.perform(effect)
    }
    return true
  }

  private func beginAnother() {
    engine.stopThinking()
    keepTime()
    session.leaveBehind(keeper)
    if let number = keeper.number { numbers.insert(number) }
    engine.beginAnother()
    state.status.dealNumber = keeper.game.match.seed
    state.open(engine.view)
    tellTrouble()
  }

  /// Whether the person may leave the game: it has been saved and no friend is there, or the person
  /// has been asked.
  private func mayLeave() -> Bool {
    if keeper.trouble != nil { keeper.saveNotes() }
    tellTrouble()
    let isSafe = keeper.trouble == nil || keeper.isAside
    if isSafe && link?.areFriendsHere != true || leavingQuestion.ask() { return true }
    state.say(isSafe ? .confirmClosing : .confirmLeaving)
    return false
  }

  func mayBeInterrupted() -> Bool {
    leavingQuestion.answer()
    return mayLeave()
  }
}

/// The game.
extension TableScreen {
  /// Shows the current game, and sends it to friends.
  func show(after move: Move?, by mover: Seat?) {
    state.show(engine.view, after: move, by: mover)
    state.status.isSettled = keeper.isSettled
    tellFriends()
    engine.record()
    if link == nil, state.preferences.voices, move != nil, let remark = engine.remark {
      state.say(remark)
    }
    tellTrouble()
    rest()
  }

  func turn(_ direction: TurnDirection, announcing phrase: Phrase, hasMoved: Bool) {
    tellFriends()
    state.turn(to: engine.view, announcing: phrase)
    feedback.passOver(state)
    state.status.isSettled = keeper.isSettled
    tellTrouble()
    rest()
  }

  func showClaim(_ phrase: Phrase, hasMoved: Bool) {
    if hasMoved {
      link?.change { table, _ in table.claim() }
      show(after: nil, by: nil)
    }
    state.say(phrase)
  }
}

/// What is worked out beside the game.
extension TableScreen {
  /// Reviews the person's decisions while that page is open.
  private func lookBack() {
    guard state.isReviewing else { return reviewWorker.giveUp() }
    let match = keeper.game.match
    let round = state.reviewed?.record.round ?? match.round.allCards(for: .anybody)
    guard let round else { return reviewWorker.giveUp() }
    state.show(
      reviewWorker.lookBack(
        on: round, hand: state.reviewed?.number ?? match.hand, of: keeper.game,
        from: drill == nil ? 0 : keeper.start))
  }

  /// Has an expert play what the person has finished, if that counts beside par, and shows its score.
  func compare() {
    let game = keeper.game
    if let day = game.notes.day, state.view.isOver, DailyDeal(day).isDeal(of: game) {
      state.show(DayResult(day: day, par: engine.parWorker.par(ofHand: 1, in: game)))
      return
    }
    // A match goes on meanwhile.
    let isFree =
      !pacing.isMoveAwaited && !engine.loop.hintWorker.isThinking && !state.isMoveHeldBack
      && !state.isReviewing
    if engine.comparePar(isFree: isFree) {
      state.show(notesOf: engine.view)
      tellTrouble()
    }
  }

  var mayCoach: Bool { !state.isReviewing }
}

/// The clock.
extension TableScreen {
  var patience: Int? {
    let frame = feedback.isMoving ? MotionProgress.frameMilliseconds : nil
    return [frame, engine.loop.patience, untilNextMinute, link?.patience].compactMap(\.self).min()
  }

  /// Puts the playing time where the title shows it; a side game has none.
  private func showTime() {
    let seconds = engine.time.seconds(at: session.now)
    state.status.minutesPlayed = keeper.isAside ? nil : seconds / 60
  }

  /// The milliseconds until the title shows another minute; the loop wakes no more often for it.
  private var untilNextMinute: Int? {
    guard state.preferences.clock, !keeper.isAside else { return nil }
    return engine.time.untilNextMinute(at: session.now).map { Int($0 / .milliseconds(1)) + 1 }
  }
}
