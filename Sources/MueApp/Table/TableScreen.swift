import CellGrid
import MueGame
import MueRules
import MueStorage
import MueUI
import MueWords

/// The table of a game: connects keys, friends and the screen to a `TableEngine`.
final class TableScreen: TableFront {
  let session: Session
  private let clock: any Clock
  let engine: TableEngine
  private let reviewWorker: ReviewWorker
  private let curveWorker: CurveWorker
  private let bestWorker: BestWorker
  /// The connections to friends at other terminals; nil if nobody else plays.
  let link: HostController?
  var state: ScreenState
  private var feedback: Feedback
  /// The drill for which the hand was dealt; nil for any other game.
  private let drill: Drill?
  /// Whether the person is ready for the next hand but not all friends are.
  var isNextHandAwaited = false
  private(set) var route: Route?
  /// The days played, read once the deal of the day is over.
  private var days: DayCalendar?
  private var areDaysRead = false
  private(set) var leavingQuestion = LeavingQuestion()
  private(set) var numbers: Set<Int> = []
  /// Whether the card room has the result of its deal of the day.
  private var isDayKept = false

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
    curveWorker = CurveWorker(
      in: session.dependencies, recorder: session.resultsRecorder, wake: wake)
    bestWorker = BestWorker(in: session.dependencies, wake: wake)
    let game = keeper.game
    state = session.screen(of: game.view(for: game.personSeat))
    feedback = Feedback(noticed: state)
    engine.display = self
    if keeper.isAside { state.kind = drill.map { .drill(title: $0.title) } ?? .aside }
    if keeper.isRoomDay { state.kind = .roomDay }
    state.status.dealNumber = keeper.isRoomDay ? nil : game.match.seed
    noteTrouble()
    state.say(notice ?? keeper.trouble ?? (keeper.isNew ? Narration(state.view).company : nil))
    state.status.isSettled = keeper.isSettled
    if game.day != nil { state.skipReckoning() }
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

  /// Saves the game if it is new, and records that the person is at the table.
  func begin() {
    keeper.begin()
    keeper.note(isAtTable: true)
    // A notice of the table takes precedence.
    if state.notice == nil { tellTrouble() } else { noteTrouble() }
  }

  /// Leaves the table; returns the game, with its notes saved.
  func leave() -> GameKeeper {
    reviewWorker.giveUp()
    curveWorker.giveUp()
    bestWorker.giveUp()
    engine.leave()
    if keeper.isOwn, let number = keeper.number { numbers.insert(number) }
    return keeper
  }

  func note(_ key: Key) {
    feedback.skipMotion(at: key)
    engine.touch()
    leavingQuestion.answer(key)
  }

  func finish(_ input: Input, since before: ScreenState) {
    // A person who cancels automatic passing decides about the pass now due.
    if before.isPassingOn, !state.isPassingOn, state.isAsked { pacing.dropMove() }
    keepTime()
  }

  /// Counts playing time while the game is shown, but not while a menu or text covers it.
  private func keepTime() { engine.keepTime(isPlaying: state.isPlaying) }

  /// Handles whatever is due: takes the trick, moves for a computer player, or asks one to think.
  ///
  /// The table waits while a page is open, so that the person misses nothing.
  func advance() -> [TableEvent] {
    if !leavingQuestion.isOpen {
      if let notice = session.resultsRecorder.take(\.notice) { state.say(notice) }
      for achievement in session.resultsRecorder.take(\.newAchievements) ?? [] {
        state.insist(on: .found(achievement))
      }
    }
    state.status.areResultsUnkept = session.resultsRecorder.trouble != nil
    goOn()
    lookBack()
    showCurve()
    showBest()
    showTime()
    return feedback.notice(&state, &pacing, at: clock.now)
  }

  /// Whether the game goes on without waiting for the person; friends do not wait until a page is
  /// closed.
  var isMovingOn: Bool { state.isTableShown || link != nil }

  /// Pauses so that the person can see what has happened.
  private func rest() {
    let isTrick = state.isTrickHeld
    let pause =
      link == nil
      ? state.preferences.milliseconds(afterTrick: isTrick)
      : state.preferences.millisecondsAmongFriends(afterTrick: isTrick)
    pacing.rest(milliseconds: pause, from: clock.now)
  }

  /// Reports once why the game cannot be saved; the title shows it as long as that lasts.
  func tellTrouble() {
    if let trouble = noteTrouble() { state.say(trouble) }
  }

  /// Shows in the title whether the game is unsaved; returns the reason the first time.
  @discardableResult
  private func noteTrouble() -> Phrase? {
    state.status.isUnsaved = keeper.trouble != nil
    return engine.takeTrouble()
  }

  var notHere: Phrase { keeper.isRoomDay ? .dayWithoutHelp : .notWithFriends }

  func perform(_ effect: Effect) -> Bool {
    if keeper.isRoomDay, !effect.isPossibleInRoomDay { return false }
    switch effect {
    case .roomDay: showRoomDay()
    case .dealNextHand:
      if let drill { route = .drill(drill) } else { dealNextHand() }
    case .undo where link != nil: requestUndo()
    case .replay(let index):
      state.open(keeper.replayPage(at: index, isOfGame: keeper.isOwn))
    case .curve:
      var page = keeper.replayPage(at: nil, isOfGame: keeper.isOwn)
      page?.showCurve()
      state.open(page)
    // Among friends, a hand that is played does not wait.
    case .retry where link != nil && !isHandOver: state.say(.reviewAfterHand)
    case .retry(let moveIndex): retry(moveIndex)
    case .explain(let move, _):
      state.explain(keeper.game.handJustPlayed, considered: keeper.considered, move: move)
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

  /// Whether the person may leave the game: it is saved and no friend is there, or the person has
  /// been asked.
  private func mayLeave() -> Bool {
    if keeper.trouble != nil { keeper.saveNotes() }
    tellTrouble()
    let isSafe = keeper.trouble == nil || keeper.isAside
    if isSafe && link?.areFriendsHere != true || leavingQuestion.ask() { return true }
    state.ask(isSafe ? .confirmClosing : .confirmLeaving)
    return false
  }

  func mayBeInterrupted() -> Bool {
    leavingQuestion.answer()
    return mayLeave()
  }
}

extension TableScreen {
  /// Shows the current game and sends it to friends.
  func show(after move: Move?, by mover: Seat?) {
    state.show(engine.view, after: move, by: mover)
    state.status.isSettled = keeper.isSettled
    tellFriends()
    engine.record()
    if link == nil, state.preferences.voices, move != nil, let remark = engine.remark {
      state.remark(remark)
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

extension TableScreen {
  /// Reviews the person's decisions while the review page is open.
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

  /// Leaves for a decision of the open review, to which the person returns.
  private func retry(_ moveIndex: Int) {
    let hand = state.reviewed?.number ?? keeper.game.match.hand
    reviewWorker.giveUp()
    route = reviewWorker.retry(moveIndex, hand: hand, of: keeper.game).map { .retry($0, at: self) }
  }

  /// Whether no hand is being played.
  var isHandOver: Bool { view.observation.publicState.score != nil }

  /// Returns to the open review after a decision that may have been answered.
  func takeBack(_ exercise: RetryExercise?) {
    route = nil
    guard let exercise, let isFound = exercise.isFound else { return }
    reviewWorker.note(isFound: isFound, at: exercise.moveIndex)
  }

  /// Works out the curve of the hand whose result or replay is shown.
  private func showCurve() {
    if let replayed = state.curvedHand {
      let hand = FinishedHand(replayed)
      state.show(
        curveWorker.curve(of: hand) { KeptHand(hand, number: replayed.number, of: keeper) })
    } else if state.isCurveShown, let hand = FinishedHand(justPlayedIn: keeper.game) {
      let number = keeper.game.match.hand
      state.show(curveWorker.curve(of: hand) { KeptHand(hand, number: number, of: keeper) })
    } else {
      curveWorker.giveUp()
    }
  }

  /// Works out what could have been made while its page is open.
  private func showBest() {
    guard let request = state.bestRequest else { return bestWorker.giveUp() }
    state.show(
      bestWorker.plays(request, justPlayed: FinishedHand(justPlayedIn: keeper.game)))
  }

  /// If the person has finished something that is compared with par, has an expert play it and
  /// shows the score.
  func compare() {
    let game = keeper.game
    if keeper.isRoomDay {
      if state.view.isOver, let par = engine.parWorker.par(ofHand: 1, in: game) {
        keepRoomDay(besidePar: par)
      }
      return
    }
    if let day = game.day, state.view.isOver {
      if !areDaysRead { session.resultsRecorder.readDays() }
      areDaysRead = true
      days = session.resultsRecorder.take(\.days) ?? days
      let par = engine.parWorker.par(ofHand: 1, in: game)
      state.show(DayResult(day: day, par: par, calendar: days))
      return
    }
    // A match goes on in the meantime.
    let isFree =
      !pacing.isMoveAwaited && !engine.loop.isAdvising && !state.isMoveHeldBack
      && !state.isReviewing
    if engine.comparePar(isFree: isFree) {
      state.show(notesOf: engine.view)
      tellTrouble()
    }
  }

  /// Gives the card room the result of its deal of the day, once.
  private func keepRoomDay(besidePar par: Int) {
    guard !isDayKept, let room = session.room else { return }
    isDayKept = true
    do throws(RoomFault) {
      try room.finishDay(with: keeper.game, par: par)
      let points = keeper.game.match.totals[keeper.game.personSeat]
      state.say(
        .dayBesidePar(
          points: points.withMinus, par: par.withMinus, difference: (points - par).signed))
    } catch {
      isDayKept = false
      state.say(error.phrase)
    }
  }

  /// Goes from the deal of the day to its list.
  private func showRoomDay() {
    guard isDayKept, let day = keeper.game.notes.day else { return state.say(.parWorkedOut) }
    route = .roomDay(day)
  }

  var mayCoach: Bool {
    !state.isReviewing && !curveWorker.isThinking && !bestWorker.isThinking
  }
}

extension TableScreen {
  var patience: Int? {
    let frame = feedback.isMoving ? MotionProgress.frameMilliseconds : nil
    return [frame, engine.loop.patience, untilNextMinute, link?.patience].compactMap(\.self).min()
  }

  /// Gives the title the playing time to show; a side game has none.
  private func showTime() {
    let seconds = engine.time.seconds(at: session.now)
    state.status.minutesPlayed = keeper.isAside ? nil : seconds / 60
  }

  /// The milliseconds until the title's minutes change; the loop does not wake for them more often.
  private var untilNextMinute: Int? {
    guard state.preferences.clock, !keeper.isAside else { return nil }
    return engine.time.untilNextMinute(at: session.now).map { Int($0 / .milliseconds(1)) + 1 }
  }
}
