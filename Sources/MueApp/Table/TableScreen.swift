import CellGrid
import MueGame
import MueRules
import MueStorage
import MueUI
import MueWords

/// The table: keys, computer players, disk and screen in one loop.
///
/// A move is applied and saved, then shown. Nothing here blocks: bots think on a work queue, and a
/// pause is a time at which the loop checks again.
final class TableScreen: Screen {
  let session: Session
  let clock: any Clock
  private let thinker: Thinker<Move>
  let hintWorker: HintWorker
  let warningWorker: WarningWorker
  let reviewWorker: ReviewWorker
  let parWorker: ParWorker
  var keeper: GameKeeper
  /// The connections to friends at other terminals; nil if nobody else plays.
  let link: HostController?
  var state: ScreenState
  private(set) var feedback: Feedback
  /// The drill that the hand was dealt for; nil for any other game.
  let drill: Drill?
  /// How long the game has been played.
  private(set) var time: PlayingTime
  /// Whether the person is ready for the next hand and friends are not yet.
  var isNextHandAwaited = false
  var pacing = Pacing()
  /// Why the last change could not be saved; nil if it was.
  private var lastTrouble: Phrase?
  /// The hands that have been passed to the results recorder.
  private var recorded: [RoundScore]
  private(set) var route: Route?
  /// Asks before an unsaved game is left.
  var leavingQuestion = LeavingQuestion()
  /// The numbers of the games played on this screen.
  private(set) var numbers: Set<Int> = []

  /// The table of a game.
  init(
    session: Session, keeper: GameKeeper, link: HostController? = nil, drill: Drill? = nil,
    notice: Phrase?, showsLastTrick: Bool = false
  ) {
    self.session = session
    self.keeper = keeper
    self.link = link
    self.drill = drill
    link?.keep(with: keeper.keep)
    time = PlayingTime(seconds: keeper.secondsPlayed)
    let dependencies = session.dependencies
    clock = dependencies.clock
    let wake = session.console.wake
    thinker = Thinker(in: dependencies.workQueues, wake: wake)
    hintWorker = HintWorker(in: dependencies, wake: wake)
    warningWorker = WarningWorker(in: dependencies, wake: wake)
    reviewWorker = ReviewWorker(in: dependencies, wake: wake)
    parWorker = ParWorker(in: dependencies, wake: wake)
    let game = keeper.game
    recorded = game.match.scores
    state = session.screen(of: game.view(for: game.personSeat))
    feedback = Feedback(noticed: state)
    if keeper.isAside { state.kind = drill.map { .drill(title: $0.title) } ?? .aside }
    state.status.dealNumber = game.match.seed
    lastTrouble = keeper.trouble
    state.status.isUnsaved = keeper.trouble != nil
    state.say(notice ?? keeper.trouble)
    state.status.isSettled = keeper.isSettled
    if game.notes.day != nil { state.skipReckoning() }
    if showsLastTrick { state.holdTrick() }
    feedback.begin(state.firstMotion, at: clock.now)
    rest()
    keepTime()
  }

  /// Saves the game if it is new, and notes that the person is at the table.
  func begin() {
    keeper.begin()
    keeper.note(isAtTable: true)
    // A notice of the table comes first.
    if state.notice == nil { sayTrouble() } else { noteTrouble() }
  }

  /// Leaves the table; returns the game, whose notes are saved.
  func leave() -> GameKeeper {
    thinker.giveUp()
    hintWorker.giveUp()
    warningWorker.giveUp()
    reviewWorker.giveUp()
    parWorker.giveUp()
    time.stop(at: session.now)
    keeper.secondsPlayed = time.seconds(at: session.now)
    keeper.saveNotes()
    if let number = keeper.number { numbers.insert(number) }
    if !recorded.isEmpty, !keeper.isAside { session.resultsRecorder.record(keeper.game) }
    return keeper
  }

  var isTyping: Bool { state.isTyping }

  func grid(_ size: Size) -> Grid {
    let view = session.view
    view.fit(&state, size: size)
    return view.draw(state, size: size)
  }

  func answer(_ key: Key, in size: Size) -> [TableEvent] {
    let input = session.view.input(for: key, of: state, size: size)
    feedback.skipMotion(for: input, &state)
    if pacing.isLate(input, in: state) { return [] }
    time.touch(at: session.now)
    leavingQuestion.answer(input)
    let before = state
    let effects = state.handle(input)
    let isRefused = effects.isEmpty && state.refuses(input, since: before)
    for effect in effects { perform(effect) }
    if before.isTrickHeld, !state.isTrickHeld { pacing.endRest() }
    keepTime()
    return isRefused ? [.error] : []
  }

  /// Counts playing time while the game is on the screen, and not while a menu or text is.
  private func keepTime() {
    switch state.scene {
    case .table, .why, .summary, .sheet, .log, .pastTrick, .participants:
      time.start(at: session.now)
    case .menu, .document, .settings, .keys, .review, .replay: time.stop(at: session.now)
    }
    keeper.secondsPlayed = time.seconds(at: session.now)
  }

  /// Does what is due: takes the trick, moves for a computer player or asks one to think.
  ///
  /// While a page is open the table waits, so that nothing is missed.
  func advance() -> [TableEvent] {
    if let notice = session.resultsRecorder.takeNotice() { state.say(notice) }
    state.status.areResultsUnkept = session.resultsRecorder.trouble != nil
    workForFriends()
    moveOn()
    warn()
    advise()
    lookBack()
    compare()
    coach()
    showTime()
    return feedback.notice(&state, at: clock.now)
  }

  private func moveOn() {
    pacing.look(at: clock.now)
    pacing.takeAnswer(of: thinker)
    guard isMovingOn else { return }
    if state.isTrickHeld, pacing.releasesTrick(at: clock.now) { state.releaseTrick() }
    think()
    if state.isTrickHeld { return }
    if pacing.isMoveUnasked, let move = state.forcedMove { pacing.decide(move) }
    if let move = pacing.takeMove(at: clock.now) {
      make(move)
      think()
    }
  }

  /// Whether the game goes on without the person: friends do not wait for a page to be closed.
  var isMovingOn: Bool { state.scene == .table || link != nil }

  /// Asks the computer player that is to move.
  private func think() {
    guard link?.isComputersTurn() ?? true else { return }
    pacing.think(about: keeper, with: thinker, in: session.dependencies)
  }

  func make(_ move: Move) {
    let mover = keeper.game.match.round.turn
    keeper.secondsPlayed = time.seconds(at: session.now)
    if keeper.make(move) { show(after: move, by: mover) }
  }

  /// Shows the current game, and sends it to friends.
  func show(after move: Move?, by mover: Seat?) {
    state.show(keeper.game.view(for: keeper.game.personSeat), after: move, by: mover)
    state.status.isSettled = keeper.isSettled
    tellFriends()
    record()
    sayTrouble()
    rest()
  }

  /// Gives the person time to see what has happened.
  private func rest() {
    let isTrick = state.isTrickHeld
    let pause =
      link == nil
      ? state.preferences.milliseconds(afterTrick: isTrick)
      : state.preferences.millisecondsAmongFriends(afterTrick: isTrick)
    pacing.rest(milliseconds: pause, from: clock.now)
  }

  /// Has finished hands recorded, once.
  private func record() {
    guard keeper.game.match.scores != recorded, !keeper.isAside else { return }
    recorded = keeper.game.match.scores
    session.resultsRecorder.record(keeper.game)
    session.coachWorker.review(keeper.game)
  }

  /// Shows once why the game cannot be saved; the title shows it as long as that lasts.
  func sayTrouble() {
    if let trouble = keeper.trouble, trouble != lastTrouble { state.say(trouble) }
    noteTrouble()
  }

  private func noteTrouble() {
    lastTrouble = keeper.trouble
    state.status.isUnsaved = keeper.trouble != nil
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .make(let move): choose(move)
    case .claim: claim()
    case .dealNextHand:
      if let drill { route = .drill(drill) } else { dealNextHand() }
    case .takeBack: takeBack()
    case .doAgain: turn(message: keeper.doAgain())
    case .replay(let place):
      state.open(keeper.game.replayPage(at: place, isOfGame: !keeper.isAside))
    case .playAside where link != nil: state.say(.notWithFriends)
    case .playAside(let place): route = .aside(keeper.game.cut(to: place))
    case .newGame where keeper.isAside, .coach where keeper.isAside,
      .practice where keeper.isAside, .startMenu where keeper.isAside,
      .leave where keeper.isAside:
      route = drill.map { .practicePage(notice: nil, chosen: .drill($0)) } ?? .backToTable
    case .newGame where link != nil, .coach where link != nil, .practice where link != nil:
      state.say(.notWithFriends)
    case .newGame: if mayLeave() { beginAnother() }
    case .say(let message): link?.say(message)
    case .act(let action, let seat):
      if let link { state.say(link.act(action, on: seat)) }
    case .sendOnlookersAway: if let link { state.say(link.sendOnlookersAway()) }
    case .agree, .count: break
    case .consent(let isGiven): link?.change { table, _ in table.consent(isGiven) }
    case .keep(let key):
      session.keep(key, in: &state)
      if key == .autoPlay, keeper.game.match.round.turn == keeper.game.personSeat {
        pacing.dropMove()
      }
    case .copy(let line): session.copy(line)
    case .keepKeys: session.keepKeys(in: &state)
    case .coach: if mayLeave() { route = .coach }
    case .practice: if mayLeave() { route = .practicePage(notice: nil, chosen: .puzzles) }
    case .startMenu: if mayLeave() { route = .startMenu(notice: nil) }
    case .leave: if mayLeave() { route = .out(.done) }
    }
  }

  /// Shows the game after an undo or redo; bots stop thinking about the old position.
  func turn(message phrase: Phrase) {
    stopThinking()
    tellFriends()
    state.turn(to: keeper.game.view(for: keeper.game.personSeat), announcing: phrase)
    feedback.passOver(state)
    state.status.isSettled = keeper.isSettled
    sayTrouble()
    rest()
  }

  /// Plays the rest out if that is allowed, and otherwise says why not.
  private func claim() {
    let count = keeper.game.moveCount
    let phrase = keeper.claim()
    if keeper.game.moveCount > count {
      stopThinking()
      show(after: nil, by: nil)
    }
    state.say(phrase)
  }

  func stopThinking() {
    thinker.giveUp()
    pacing.forgetMove()
  }

  private func beginAnother() {
    stopThinking()
    keepTime()
    session.leaveBehind(keeper)
    if let number = keeper.number { numbers.insert(number) }
    keeper.beginAnother(seed: session.dependencies.newSeed())
    recorded = []
    keeper.note(isAtTable: true)
    time = PlayingTime()
    state.status.dealNumber = keeper.game.match.seed
    state.open(keeper.game.view(for: keeper.game.personSeat))
    sayTrouble()
  }
}
