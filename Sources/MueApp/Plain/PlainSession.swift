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

  /// A game in plain mode.
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
    engine.takeAnswer()
    engine.warn()
    advise()
    tellPar()
    coach()
    if talk.isTrickHeld { return }
    engine.think()
    if preferences.autoPlay, engine.pacing.isMoveUnasked, let move = talk.forcedMove {
      engine.pacing.decide(move)
    }
    if engine.moveOn() { engine.think() }
  }

  /// Tells the hint that the person waits for, when it is ready.
  private func advise() {
    guard isHintAwaited else { return }
    let game = keeper.game
    engine.hintWorker.consider(
      talk.view.observation, in: Standing(game.match), seed: game.moveSeed)
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
}
