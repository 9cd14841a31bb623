import CellGrid
import MueBots
import MueGame
import MueLink
import MueRules
import MueUI
import MueWords
import Platform

/// Somebody else's table in plain mode: for a guest, an onlooker, or a program that plays.
final class GuestLines: LineFront {
  let output: LineOutput
  var outcome: ExitCode?
  let link: GuestController
  fileprivate let preferences: Preferences
  fileprivate let dependencies: Dependencies
  private let vocabulary: Vocabulary
  /// The command of the program that plays; nil if the person plays.
  private let command: String?
  private var program: PlayerProgram?
  private var toldName: String?
  private var toldDefeat: ProgramFailure?
  /// The game; nil before the first view.
  private var game: GuestGame?
  /// The conversation with the people at the table; nil before the host has sent them.
  private var people: PeopleTalk?
  private var isLineLost = false
  /// Whether the connection is back but the host has not sent a view over it yet.
  private var isBack = false
  private var toldDelay: Phrase?
  private let curveWorker: CurveWorker
  private let bestWorker: BestWorker
  /// What the person has asked of a finished hand and has not been told yet.
  private var wanted: (PlainReplay.Wanted, of: ReplayedHand)?

  /// A guest whose host has not answered yet.
  ///
  /// A program is started once the table has admitted it.
  init(
    context: AppContext, console: any LineTerminal, dependencies: Dependencies,
    link: GuestController, preferences: Preferences, program command: String? = nil,
    room: RoomVisit? = nil
  ) {
    output = LineOutput(context, on: console, room: room)
    self.link = link
    self.preferences = preferences
    self.command = command
    self.dependencies = dependencies
    vocabulary = context.vocabulary
    curveWorker = CurveWorker(in: dependencies, wake: console.wake)
    bestWorker = BestWorker(in: dependencies, wake: console.wake)
    link.wake(by: console.wake)
  }

  /// Runs until the table is closed, the person leaves, or a signal ends the program.
  func run() -> ExitCode {
    begin()
    stay()
    return end()
  }

  func begin() { tell(command == nil ? [.plainWelcome, .lineTried] : [.lineTried]) }

  /// Ends the connection to the table; returns the exit code.
  func end() -> ExitCode {
    let outcome = outcome ?? .done
    program?.end()
    link.end(outcome)
    return outcome
  }

  var patience: Int? { link.patience }

  var isAsked: Bool {
    if command != nil || wanted != nil { return false }
    if people?.isAsked == true { return true }
    guard let game else { return false }
    if game.view.observation.publicState.turn == nil { return game.talk.isAsked && !game.isReady }
    return link.guest.isAsked && !game.isHintAwaited && game.bidQuestion == nil
      && game.explainQuestion == nil && !game.isMoveHeldBack
  }

  var wantsInput: Bool { command == nil && (console.isInteractive || isAsked) }
  var descriptors: [Int32] { program?.readable ?? [] }

  func advance() {
    // A program never falls asleep.
    if command != nil { link.touch() }
    workForHost()
    tellLine()
    tellPeople()
    if command != nil { playOn() } else { game?.loop.goOn() }
    tellWanted()
  }

  /// Reports what the person has asked of the hand just played, once it is worked out.
  private func tellWanted() {
    guard let game, let (kind, hand) = wanted else { return }
    let narration = Narration(game.view)
    switch kind {
    case .curve:
      guard let curve = curveWorker.curve(of: FinishedHand(hand)), curve.isDone else { return }
      tell(narration.sentences(about: curve))
    case .best(let number):
      let alternatives = number.map { [$0 - 1] } ?? []
      let request = BestRequest(hand: hand, wanted: alternatives)
      guard let plays = bestWorker.plays(request), plays.isDone(wanted: alternatives) else {
        return
      }
      tell(narration.sentences(about: plays, number: number))
    }
    wanted = nil
  }

  /// Begins to work out something of the hand just played, which the host has opened.
  private func begin(_ kind: PlainReplay.Wanted, saying phrase: Phrase) {
    guard let hand = link.guest.handJustPlayed else { return tell(.notWithFriends) }
    tell(phrase)
    wanted = (kind, of: hand)
  }

  /// Reports that the connection is lost, being retried, or back.
  private func tellLine() {
    let isLost = link.lostAt != nil
    if isLost != isLineLost, outcome == nil { tell(isLost ? .lineLost : .plainLineBack) }
    isLineLost = isLost
    guard let delay = link.delay?.delayPhrase, !isLost, delay != toldDelay else { return }
    toldDelay = delay
    tell(delay)
  }

  /// Lists the people at the table once, then reports changes.
  private func tellPeople() {
    guard var next = link.people else { return }
    if command != nil, next.isAgreementAsked {
      // By starting a program, the person has agreed to these terms.
      next.isAgreementAsked = false
      link.change { $0.agree() }
    }
    if people == nil {
      let all = PeopleTalk(next, vocabulary: vocabulary)
      people = all
      tell(all.listing)
    } else {
      tell(people?.show(next) ?? [])
    }
    game?.talk.people = people
  }

  /// Reports what has happened in the game since the last time.
  private func tellGame() {
    guard let view = link.guest.view else { return }
    tellPeople()
    guard let game else {
      let game = GuestGame(view, of: self, vocabulary, asks: command == nil)
      game.talk.people = people
      self.game = game
      tell(game.talk.opening(isNew: view.hand == 1 && view.observation.publicState.play == nil))
      return
    }
    defer { isBack = false }
    game.isHintAwaited = false
    switch view.progress(since: game.view) {
    case .none:
      let news = game.talk.show(view)
      // An answer given while the connection was lost has not reached the host.
      if isBack { tell(news) }
    case .forward:
      if view.hand != game.view.hand { game.isReady = false }
      tell(game.talk.show(view))
    case .back:
      game.isReady = false
      tell([.plainTakenBack] + game.talk.turnBack(to: view))
    }
  }

  func answer(_ line: TypedLine) {
    link.touch()
    game?.isMoveHeldBack = false
    guard let reply = game?.talk.read(line.text) ?? people?.read(line.text) else {
      // The host has not answered yet.
      if vocabulary.leaves(line.text) { outcome = .done } else { tell(.lineTried) }
      return
    }
    tell(reply.lines)
    guard let effect = reply.effect else { return }
    // The question may have changed since the person began typing.
    if line.isLate, case .make = effect { tell(.plainMeanwhile) } else { perform(effect) }
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .leave: outcome = .done
    case .rules: tellRules()
    case .bids(let seat, let fromOwnSeat):
      game?.bidQuestion = game?.talk.question(about: seat, fromOwnSeat: fromOwnSeat)
    case .curve: begin(.curve, saying: .curveBegins)
    case .best(let number): begin(.best(number), saying: .bestBegins)
    case .explain(let number, let isOpen):
      guard
        let asked = game?.talk.question(
          aboutMove: number, isOpen: isOpen, in: link.guest.handJustPlayed)
      else { return }
      game?.explainQuestion = asked.question
      tell(asked.lines)
    case _ where link.guest.welcome?.isWatching == true: tell(.peopleOnlooking)
    case .make(let move): game?.loop.choose(move)
    case .hint: game?.isHintAwaited = true
    default:
      if case .dealNextHand = effect { game?.isReady = true }
      if !performAsGuest(effect) { tell(.notWithFriends) }
    }
  }
}

extension GuestLines: GuestFront {
  var isLeft: Bool { outcome != nil }
  func say(_ phrase: Phrase) { tell(phrase) }
  func insist(on notice: Phrase) { tell(notice) }
  func sendAway(_ reason: Phrase) { outcome = .sentAway(reason) }
  func close() { outcome = game?.view.isOver == true ? .done : .sentAway(.hostClosed) }
  func refresh() { tellPeople() }
  func showGame(after move: Move?, by mover: Seat?) { tellGame() }
  func showHandWords() { if let words = link.people?.handWords { tell(words) } }

  func welcome() {
    isBack = game != nil
    beginProgram()
  }

  /// A program is always ready and gives its consent to undo.
  func handle(_ event: GuestEvent) -> Bool {
    guard command != nil else { return false }
    switch event {
    case .opened: link.change { $0.beReady() }
    case .undoAsked: link.consent(true)
    default: return false
    }
    return true
  }
}

/// A guest's game in plain mode.
private final class GuestGame: GuestDisplay {
  private unowned let lines: GuestLines
  let loop: TableLoop
  var talk: PlainTalk
  var isMoveHeldBack = false
  var isHintAwaited = false
  var bidQuestion: BidQuestion?
  var explainQuestion: ExplainQuestion?
  var isReady = false

  init(
    _ view: GameObservation, of lines: GuestLines, _ vocabulary: Vocabulary, asks: Bool
  ) {
    self.lines = lines
    loop = TableLoop(in: lines.dependencies, wake: lines.console.wake)
    talk = PlainTalk(
      view: view, vocabulary: vocabulary, mayHint: lines.preferences.hints,
      asks: asks && !view.isOnlookers)
    talk.sorting = lines.preferences.sorting
    loop.display = self
  }

  var link: GuestController { lines.link }
  var preferences: Preferences { lines.preferences }
  var view: GameObservation { talk.view }
  let isTrickHeld = false
  var wantsHint: Bool { isHintAwaited }
  let refinesHints = false
  let hintTurns: Int? = nil
  let moveInMind: Move? = nil
  let isBidHelpNew = false
  let isExplainHelpNew = false

  var forcedMove: Move? {
    preferences.autoPlay && lines.console.isInteractive && link.guest.isAsked
      ? talk.forcedMove : nil
  }

  func releaseTrick() {}
  func warn(_ warning: Phrase) { lines.tell([warning, .coachAnywayPlain]) }

  func show(_ hint: Hint, goesOn: Bool) {
    isHintAwaited = false
    lines.tell(hint, goesOn: goesOn, in: view)
  }

  func show(_ answer: BidAnswer) {
    bidQuestion = nil
    lines.tell(talk.told(answer))
  }

  func show(_ explanation: MoveExplanation) {
    guard let question = explainQuestion else { return }
    explainQuestion = nil
    lines.tell(talk.told(explanation, to: question))
  }
}

extension GuestLines {
  private func beginProgram() {
    guard let command, program == nil, let welcome = link.guest.welcome else { return }
    program = PlayerProgram(
      command, welcome.seat, at: link.guest, clock: welcome.clock,
      dependencies.clock.now)
  }

  private func playOn() {
    guard let program else { return }
    if let move = program.move(at: link.guest, dependencies.clock.now) {
      link.change { $0.decide(move) }
    }
    if let name = program.name, name != toldName { tell(.mindPlays(name: name)) }
    toldName = program.name ?? toldName
    if let defeat = program.defeat, defeat != toldDefeat {
      tell(.mindStoodInFor(reason: defeat.phrase))
    }
    toldDefeat = program.defeat
  }
}

extension GameObservation {
  /// How a match has progressed from one view to the next.
  fileprivate enum Progress {
    case none, forward
    /// Moves have been taken back.
    case back
  }

  fileprivate func progress(since other: GameObservation) -> Progress {
    let (own, others) = (observation.publicState, other.observation.publicState)
    let now = (hand, own.moves.count)
    let before = (other.hand, others.moves.count)
    return now == before ? .none : now < before ? .back : .forward
  }
}
