import CellGrid
import CursesConsole
import MueBots
import MueGame
import MueRules
import MueStorage
import MueUI
import MueWords

/// A game in plain mode: lines of text, computer players and disk in one loop.
///
/// A move is applied and saved, then told. A person at a terminal is answered at any time; a script
/// is read only when the game waits for it, without pauses.
final class PlainSession {
  let context: AppContext
  let dependencies: Dependencies
  let words: Words
  let console: LineConsole
  let engine: TableEngine
  let preferences: Preferences
  /// The settings on disk, where finished lessons are noted.
  var settings: KeptSettings
  /// The game that waits while the hand of a drill is played.
  var waiting: (game: GameKeeper, drill: Drill)?
  /// The games on disk; nil if none can be saved.
  let store: GameStore?
  /// The games deleted in this run, the latest last.
  var deleted: [Int] = []
  var talk: PlainTalk
  var isHintAwaited = false
  /// Whether the person's move is held back while the coach reviews it; any other line takes it back.
  var isMoveHeldBack = false
  /// Whether the figures of the coach are being read.
  var isCoachAwaited = false
  /// Whether an expert is playing the deal of the day.
  var isDayAwaited = false
  var outcome: ExitCode?
  /// What became of games that could not be saved; printed at the end.
  private(set) var lastWords: [Phrase] = []
  let resultsRecorder: ResultsRecorder
  private let coachWorker: CoachWorker

  init(
    context: AppContext, console: LineConsole, dependencies: Dependencies, keeper: GameKeeper,
    store: GameStore?, preferences: Preferences
  ) {
    self.context = context
    self.dependencies = dependencies
    self.store = store
    let named = context.languages.naming(Vocabulary.commands(context.words))
    words = named.words(for: context.words.code) ?? context.words
    self.console = console
    self.preferences = preferences
    settings = KeptSettings(context.settings)
    let wake = { @Sendable [waker = console.waker] in waker.wake() }
    resultsRecorder = ResultsRecorder(in: dependencies, wake: wake)
    coachWorker = CoachWorker(store, recorder: resultsRecorder, in: dependencies, wake: wake)
    let clock = dependencies.clock
    engine = TableEngine(
      keeper, in: dependencies, resultsRecorder: resultsRecorder, coachWorker: coachWorker,
      now: { clock.awake }, wake: wake)
    let english = context.languages.words(for: "en") ?? context.words
    let game = keeper.game
    talk = PlainTalk(
      view: game.view(for: game.personSeat),
      vocabulary: Vocabulary(context.words, english: english, keys: context.keys.map),
      mayHint: preferences.hints)
    talk.dealNumber = game.match.seed
    talk.sorting = preferences.sorting
    engine.display = self
  }

  var keeper: GameKeeper { engine.keeper }

  /// Plays until the person leaves, input ends or a signal ends the program.
  ///
  /// With `isPractising` it begins with the puzzles of the day.
  func run(notice: Phrase?, isPractising: Bool = false) -> ExitCode {
    engine.keeper.note(isAtTable: true)
    engine.keepTime()
    if !keeper.game.match.scores.isEmpty { resultsRecorder.record(keeper.game) }
    tell([.plainWelcome] + (notice.map { [$0] } ?? []))
    if isPractising { practise() } else { tell(talk.opening(isNew: keeper.isNew)) }
    if notice == nil { tellTrouble() }
    compare()
    while outcome == nil {
      advance()
      if outcome == nil { wait() }
    }
    stopThinking()
    coachWorker.pause()
    if let waiting { engine.keeper = waiting.game } else { engine.noteTime() }
    leaveBehind()
    settings.save(in: dependencies.preferencesStore)
    resultsRecorder.finish()
    let outcome = outcome ?? .done
    return lastWords.isEmpty ? outcome : outcome.withLoss
  }

  /// Leaves the game for good; one that cannot be saved is written elsewhere.
  func leaveBehind() {
    if let word = engine.keeper.finish() { lastWords.append(word) }
  }

  func tell(_ phrases: [Phrase]) {
    write(phrases.map { words($0).printable })
  }

  /// Writes lines, wrapped between words on a terminal.
  func write(_ lines: [String]) {
    console.write(lines)
    if outcome == nil { outcome = console.loss.map(context.outcome) }
  }

  /// Does what is due: a computer player moves or begins to think.
  private func advance() {
    engine.takeAnswers()
    engine.goOn()
    advise()
    tellPar()
    coach()
  }

  /// Tells the hint that the person waits for, when it is ready.
  private func advise() {
    guard isHintAwaited else { return }
    let game = keeper.game
    engine.hintWorker.consider(
      talk.view.observation, in: game.match.standing, seed: game.moveSeed)
    guard let hint = engine.hintWorker.hint else { return }
    isHintAwaited = false
    engine.keeper.countHint()
    noteHelp()
    let name = { (seat: Seat) in game.players[seat].name.text }
    let isChief = game.match.round.publicState.roles?.chief == game.personSeat
    for line in hint.lines(isChief: isChief, naming: name) {
      tell([line.figures, line.reason].compactMap(\.self))
    }
  }

  /// Takes the view that counts a hint; the question is not repeated.
  func noteHelp() { _ = talk.show(engine.view) }

  private func wait() {
    let isWaiting = engine.pacing.hasMove && !talk.isTrickHeld
    let left = engine.pacing.nextLook(isWaiting: isWaiting).map(dependencies.clock.millisecondsLeft)
    let isFree =
      talk.isAsked && !isHintAwaited && !isMoveHeldBack && !isParAwaited && !isCoachAwaited
    let arrivals = console.waitForInput(
      timeoutMilliseconds: left, wantsInput: console.isInteractive || isFree)
    if let signal = arrivals.signals.first {
      outcome = .signalled(signal)
    } else if arrivals.hasInput {
      takeLine()
    }
  }

  private func takeLine() {
    guard let line = console.nextLine() else {
      if console.hasEnded { outcome = .done }
      return
    }
    engine.touch()
    isMoveHeldBack = false
    let reply = talk.read(line)
    tell(reply.lines)
    if let effect = reply.effect { perform(effect) }
  }
}

extension PlainSession {
  /// Tells the rules of the game, without underlines.
  func tellRules() {
    let text = context.documents(context.words)[.rules]
    let width = min(76, console.columns ?? 76)
    write(DocumentPrint.lines(text, width: width, isUnicode: console.unicode, underlines: false))
  }

  func perform(_ effect: Effect) {
    if let waiting, perform(effect, in: waiting.drill) { return }
    switch effect {
    case .goOn: tell(talk.releaseTrick())
    case .dealNextHand:
      engine.keeper.dealNextHand()
      show(after: nil, by: nil)
    case .newGame: beginAnother()
    case .readShelf: tellGames()
    case .openNamed(let name): open(name)
    case .deleteNamed(let name): delete(name)
    case .undeleteLast: undelete()
    case .hint: isHintAwaited = true
    case .coach:
      isCoachAwaited = true
      resultsRecorder.coach()
    case .rules: tellRules()
    case .learn: tellLessons()
    case .lesson(let lesson): teach(lesson)
    case .puzzles: practise()
    case .practice: tellDrills()
    case .drill(let drill): practise(drill)
    case .leave: outcome = .done
    default: if !engine.perform(effect) { tell([.lessonNotHere]) }
    }
  }

  /// Performs what means something else while the hand of a drill is played; returns whether it did.
  private func perform(_ effect: Effect, in drill: Drill) -> Bool {
    switch effect {
    case .leave: leaveDrill()
    case .dealNextHand: practise(drill)
    case .make, .goOn, .hint, .undo, .redo, .claim, .rules: return false
    default: tell([.lessonNotHere])
    }
    return true
  }

  func stopThinking() {
    engine.stopThinking()
    engine.hintWorker.giveUp()
    engine.parWorker.giveUp()
    isMoveHeldBack = false
    isDayAwaited = false
    isHintAwaited = false
  }

  /// Has finished hands reviewed while nobody else thinks, and says what reviews have found when asked.
  func coach() {
    engine.coach(isFree: console.isInteractive && !isParAwaited)
    guard isCoachAwaited, let report = resultsRecorder.take(\.coachReport) else { return }
    isCoachAwaited = false
    write(CoachText.lines(report, words: words, isUnicode: console.unicode))
    tellTrouble()
  }

  /// Tells why the game or its results cannot be saved, whenever that changes.
  func tellTrouble() {
    tell([resultsRecorder.take(\.notice), engine.takeTrouble()].compactMap(\.self))
  }
}

extension PlainSession: TableDisplay {
  var isTrickHeld: Bool { talk.isTrickHeld }
  var mayComputersMove: Bool { true }

  /// The only card that can be played, if the setting plays such cards automatically.
  ///
  /// A program that answers every question would answer one that is asked no longer.
  var forcedMove: Move? {
    preferences.autoPlay && console.isInteractive ? talk.forcedMove : nil
  }

  var view: GameObservation { talk.view }

  func show(after move: Move?, by mover: Seat?) {
    isHintAwaited = false
    let tricks = keeper.game.match.round.publicState.tricks
    let isFinished = tricks.last?.cards.count == keeper.game.players.count
    let pause = preferences.milliseconds(afterTrick: isFinished)
    engine.record()
    tell(talk.show(engine.view, holdsTrick: console.isInteractive && pause == nil))
    if preferences.voices, move != nil, let remark = engine.remark { tell([remark]) }
    if keeper.isSettled { tell([.claimOffer]) }
    tellTrouble()
    compare()
    // If the pause has no end, `PlainTalk` holds the trick.
    engine.pacing.rest(
      milliseconds: console.isInteractive ? pause ?? 0 : 0, from: dependencies.clock.now)
  }

  func turn(_ direction: TurnDirection, announcing phrase: Phrase, hasMoved: Bool) {
    tell([phrase])
    guard hasMoved else { return }
    switch direction {
    case .back:
      stopThinking()
      tell(talk.turnBack(to: engine.view))
      tellTrouble()
    case .forward: show(after: nil, by: nil)
    }
  }

  func showClaim(_ phrase: Phrase, hasMoved: Bool) {
    tell([phrase])
    if hasMoved { show(after: nil, by: nil) }
  }

  func warn(_ warning: Phrase) {
    noteHelp()
    tell([warning, .coachAnywayPlain])
  }
}

extension PlainSession {
  /// Whether an expert has still to play what the person has finished.
  var isParAwaited: Bool { isDayAwaited || keeper.game.handWithoutPar != nil }

  /// Has an expert play the deal of the day once the person has.
  func compare() {
    let game = keeper.game
    guard let day = game.notes.day, game.match.isOver, DailyDeal(day).isDeal(of: game) else {
      return
    }
    tell([.parWorkedOut])
    isDayAwaited = true
  }

  /// Tells the expert's score beside the person's when it is ready: of a deal of the day in a line to
  /// share, of a match after each hand.
  func tellPar() {
    if isDayAwaited { tellParOfDay() }
    let isBusy = console.isInteractive && (engine.pacing.isMoveAwaited || isHintAwaited)
    if engine.comparePar(isFree: !isBusy) {
      tell(talk.tellPar(in: engine.view))
      tellTrouble()
    }
  }

  private func tellParOfDay() {
    guard let day = keeper.game.notes.day,
      let par = engine.parWorker.par(ofHand: 1, in: keeper.game)
    else { return }
    isDayAwaited = false
    let line = Narration(engine.view).dayLine(day, par: par)
    tell([.dayToCopy, line].compactMap(\.self))
  }
}
