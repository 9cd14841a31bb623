import MueBots
import MueGame
import MueRules
import MueUI
import MueWords

/// A game at a table or in plain mode: makes moves, runs computer players and reviews, and records
/// results.
///
/// A move is applied and saved before it is shown.
final class TableEngine {
  weak var display: (any HostDisplay)? { didSet { loop.display = display } }
  var keeper: GameKeeper
  let loop: TableLoop
  private(set) var time: PlayingTime
  let parWorker: ParWorker
  private let player: Background<ConsideredMove>
  private let dependencies: Dependencies
  private let resultsRecorder: ResultsRecorder
  private let coachWorker: CoachWorker
  private let now: () -> Duration
  /// The hands that have been passed to the results recorder.
  private var recorded: [RoundScore]
  /// Why the last change could not be saved; nil if it was.
  private var lastTrouble: Phrase?

  /// `now` is the clock for the playing time, and `wake` is called when a worker has an answer.
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

  /// A computer player's remark on what has just happened.
  var remark: Phrase? {
    Narration(view).remark.map {
      .saidReady(name: game.players[$0.seat].name.text, phrase: $0.phrase)
    }
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

extension TableEngine {
  /// Starts or stops counting playing time.
  func keepTime(isPlaying: Bool = true) {
    if isPlaying { time.start(at: now()) } else { time.stop(at: now()) }
    noteTime()
  }

  /// Notes that the person is active.
  func touch() { time.touch(at: now()) }

  /// Records the playing time; it is saved with the next change.
  func noteTime() { keeper.secondsPlayed = time.seconds(at: now()) }
}

extension TableEngine {
  /// Performs the person's requests to the game; returns false for any other effect.
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

  /// Has newly finished hands recorded and reviewed.
  func record() {
    guard game.match.scores != recorded, keeper.isOwn else { return }
    recorded = game.match.scores
    resultsRecorder.record(game)
    if let number = keeper.number { resultsRecorder.findNew(in: game, number: number) }
    coachWorker.review(game)
  }

  /// Why the game cannot be saved, returned once whenever that changes.
  func takeTrouble() -> Phrase? {
    defer { lastTrouble = keeper.trouble }
    return keeper.trouble == lastTrouble ? nil : keeper.trouble
  }

  /// Leaves the game: saves its notes and records a finished hand.
  func leave() {
    stopThinking()
    loop.stopAdvising()
    parWorker.giveUp()
    time.stop(at: now())
    noteTime()
    keeper.saveNotes()
    if !recorded.isEmpty, keeper.isOwn { resultsRecorder.record(game) }
  }
}

extension TableEngine {
  /// Makes the move of the computer player that was asked, if ready, and continues.
  func goOn() {
    if loop.pacing.isMoveAwaited, let considered = player.takeAnswer() {
      keeper.keep(considered)
      loop.pacing.decide(considered.made.move)
    }
    loop.goOn()
  }

  /// Asks the computer player to move, unless it is a person's turn.
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

  /// Stops computer players and a review that are thinking about an old position.
  func stopThinking() {
    player.giveUp()
    loop.stopThinking()
  }

  /// Lets an expert play a match's finished hands for par while no other player is thinking;
  /// returns whether there are new results.
  func comparePar(isFree: Bool) -> Bool {
    if isFree { return keeper.notePars(by: parWorker) }
    parWorker.giveUp()
    return false
  }

  /// Has finished hands reviewed while no other player is thinking.
  func coach(isFree: Bool) {
    if isFree, !loop.pacing.isMoveAwaited, !loop.isAdvising, !parWorker.isThinking,
      display?.isMoveHeldBack != true
    {
      _ = coachWorker.goOn()
    } else {
      coachWorker.pause()
    }
  }
}
