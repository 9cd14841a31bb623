import MueGame
import MueRules
import MueUI
import MueWords

/// A game at a table or in plain mode: makes moves, has computer players think, reviews and records.
///
/// A move is applied and saved, then shown.
final class TableEngine {
  weak var display: (any HostDisplay)? { didSet { loop.display = display } }
  var keeper: GameKeeper
  let loop: TableLoop
  private(set) var time: PlayingTime
  let parWorker: ParWorker
  private let player: Background<Move>
  private let dependencies: Dependencies
  private let resultsRecorder: ResultsRecorder
  private let coachWorker: CoachWorker
  private let now: () -> Duration
  /// The hands that have been passed to the results recorder.
  private var recorded: [RoundScore]
  /// Why the last change could not be saved; nil if it was.
  private var lastTrouble: Phrase?

  /// The game of a keeper; `now` is the clock of the playing time, and `wake` is called when somebody has thought.
  init(
    _ keeper: GameKeeper, in dependencies: Dependencies, resultsRecorder: ResultsRecorder,
    coachWorker: CoachWorker, now: @escaping () -> Duration, wake: @escaping @Sendable () -> Void
  ) {
    self.keeper = keeper
    self.dependencies = dependencies
    self.resultsRecorder = resultsRecorder
    self.coachWorker = coachWorker
    self.now = now
    player = Background(in: dependencies, wake: wake)
    loop = TableLoop(in: dependencies, wake: wake)
    parWorker = ParWorker(in: dependencies, wake: wake)
    time = PlayingTime(seconds: keeper.secondsPlayed)
    recorded = keeper.game.match.scores
  }

  var game: Game { keeper.game }

  var view: GameObservation { game.view(for: game.personSeat) }

  /// What a computer player says of what has just happened.
  var remark: Phrase? {
    Narration(view).remark.map { .said(game.players[$0.seat].name, .phrase($0.phrase)) }
  }

  func open(_ keeper: GameKeeper) {
    self.keeper = keeper
    time = PlayingTime(seconds: keeper.secondsPlayed)
    recorded = keeper.game.match.scores
  }

  /// Begins another match with the same players.
  func beginAnother() {
    stopThinking()
    keeper.beginAnother(seed: dependencies.newDealNumber())
    time = PlayingTime()
    recorded = []
    keeper.note(isAtTable: true)
  }
}

/// The time that is played.
extension TableEngine {
  /// Counts playing time, or stops counting it.
  func keepTime(isPlaying: Bool = true) {
    if isPlaying { time.start(at: now()) } else { time.stop(at: now()) }
    noteTime()
  }

  /// Notes that the person is there.
  func touch() { time.touch(at: now()) }

  /// Notes how long the game has been played; saved with the next change.
  func noteTime() { keeper.secondsPlayed = time.seconds(at: now()) }
}

/// The moves.
extension TableEngine {
  /// Performs what the person asks of the game; false if it is none of that.
  func perform(_ effect: Effect) -> Bool {
    let count = game.moveCount
    switch effect {
    case .make(let move): loop.choose(move)
    case .claim:
      let phrase = keeper.claim()
      if game.moveCount > count { stopThinking() }
      display?.showClaim(phrase, hasMoved: game.moveCount > count)
    case .undo:
      let phrase = keeper.undo()
      stopThinking()
      display?.turn(.back, announcing: phrase, hasMoved: game.moveCount < count)
    case .redo:
      let phrase = keeper.redo()
      stopThinking()
      display?.turn(.forward, announcing: phrase, hasMoved: game.moveCount > count)
    default: return false
    }
    return true
  }

  /// Makes the move of the seat to move and shows it.
  func make(_ move: Move) {
    let mover = game.match.round.turn
    noteTime()
    if keeper.make(move) { display?.show(after: move, by: mover) }
  }

  /// Has finished hands recorded and reviewed, once.
  func record() {
    guard game.match.scores != recorded, !keeper.isAside else { return }
    recorded = game.match.scores
    resultsRecorder.record(game)
    coachWorker.review(game)
  }

  /// Why the game cannot be saved, once, whenever that changes.
  func takeTrouble() -> Phrase? {
    defer { lastTrouble = keeper.trouble }
    return keeper.trouble == lastTrouble ? nil : keeper.trouble
  }

  /// Leaves the game, whose notes are saved; a finished hand is recorded.
  func leave() {
    stopThinking()
    loop.hintWorker.giveUp()
    parWorker.giveUp()
    time.stop(at: now())
    noteTime()
    keeper.saveNotes()
    if !recorded.isEmpty, !keeper.isAside { resultsRecorder.record(game) }
  }
}

/// The computer players, par and the coach.
extension TableEngine {
  /// Does what is due: takes the move of the computer player that was asked, and goes on.
  func goOn() {
    if loop.pacing.isMoveAwaited, let move = player.takeAnswer() { loop.pacing.decide(move) }
    loop.goOn()
  }

  /// Asks the computer player that is to move; nobody if it is a person's turn.
  func askComputer() {
    let time = dependencies.clock.now
    let pause = loop.pacing.millisecondsLeft(at: time)
    guard
      let decision = keeper.computerDecision(
        dependencies.thinking, dependencies.policies, pause: pause)
    else { return }
    if let move = keeper.rememberedMove {
      loop.pacing.decide(move)
      return
    }
    loop.pacing.awaitMove(
      until: keeper.takesItsTime ? time + keeper.thinkingTime(pause: pause) : nil)
    player.ask(decision)
  }

  /// Stops computer players and a review that think about an old position.
  func stopThinking() {
    player.giveUp()
    loop.stopThinking()
  }

  /// Has an expert play the finished hands of a match against par while nobody else thinks; returns whether there is
  /// news.
  func comparePar(isFree: Bool) -> Bool {
    if isFree { return keeper.notePars(by: parWorker) }
    parWorker.giveUp()
    return false
  }

  /// Has finished hands reviewed while nobody else thinks.
  func coach(isFree: Bool) {
    if isFree, !loop.pacing.isMoveAwaited, !loop.hintWorker.isThinking, !parWorker.isThinking,
      display?.isMoveHeldBack != true
    {
      _ = coachWorker.goOn()
    } else {
      coachWorker.pause()
    }
  }
}
