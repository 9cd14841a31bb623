import CellGrid
import MueBots
import MueGame
import MueLink
import MueRules
import MueUI
import MueWords
import Platform

/// Somebody else's table in lines: for a guest, for an onlooker, and for a program that plays by itself.
final class GuestLines: LineFront {
  let context: AppContext
  let console: any LineTerminal
  let words: Words
  let preferences: Preferences
  var outcome: ExitCode?
  private let link: GuestController
  private let clock: any Clock
  private let vocabulary: Vocabulary
  /// The command of the program that plays; nil if a person does.
  private let command: String?
  private var program: PlayerProgram?
  private var toldName: String?
  private var toldDefeat: ProgramFailure?
  /// The game; nil before the first view.
  private var game: GuestGame?
  /// The people at the table; nil before the host has sent them.
  private var people: PeopleTalk?
  private var undoAskedBy: PlayerName?
  private var isLineLost = false
  /// Whether the connection is back and the host has sent no view over it yet.
  private var isBack = false
  private var toldDelay: Phrase?
  private let hintWorker: HintWorker
  private let warningWorker: WarningWorker

  /// A guest whose host has not answered yet; a program is started when the table has admitted us.
  init(
    context: AppContext, console: any LineTerminal, dependencies: Dependencies,
    link: GuestController, preferences: Preferences, program command: String? = nil
  ) {
    self.context = context
    self.console = console
    self.link = link
    self.preferences = preferences
    self.command = command
    clock = dependencies.clock
    words = context.plainWords
    vocabulary = context.vocabulary
    hintWorker = HintWorker(in: dependencies, wake: console.wake)
    warningWorker = WarningWorker(in: dependencies, wake: console.wake)
    link.wake(by: console.wake)
  }

  /// Sits or watches until the table is closed, the person leaves or a signal ends the program.
  func run() -> ExitCode {
    begin()
    stay()
    return end()
  }

  /// The first sentence.
  func begin() { tell(command == nil ? [.plainWelcome, .lineTried] : [.lineTried]) }

  /// Leaves the table; returns how the program ends.
  func end() -> ExitCode {
    program?.end()
    link.leave()
    return outcome ?? .done
  }

  var patience: Int? { link.patience }

  var isAsked: Bool {
    if command != nil { return false }
    if people?.isAsked == true { return true }
    guard let game else { return false }
    if game.view.observation.publicState.turn == nil { return game.talk.isAsked && !game.isReady }
    return link.guest.isAsked && !game.isHintAwaited && !game.isMoveHeldBack
  }

  var wantsInput: Bool { command == nil && (console.isInteractive || isAsked) }
  var descriptors: [Int32] { program?.readable ?? [] }

  func advance() {
    // A program is never asleep.
    if command != nil { link.touch() }
    link.work()
    while outcome == nil, let event = link.nextEvent() { take(event) }
    if let fault = link.fault, outcome == nil { outcome = .sentAway(fault.phrase(link.address)) }
    tellLine()
    tellPeople()
    if command != nil { playOn() } else { help() }
  }

  /// Says that the connection is lost, tried again or back.
  private func tellLine() {
    let isLost = link.lostAt != nil
    if isLost != isLineLost, outcome == nil { tell(isLost ? .lineLost : .plainLineBack) }
    isLineLost = isLost
    guard let delay = link.delay?.delayPhrase, !isLost, delay != toldDelay else { return }
    toldDelay = delay
    tell(delay)
  }

  /// Says who sits at the table, at first; then what has changed.
  private func tellPeople() {
    guard var next = link.participants else { return }
    next.undoAskedBy = undoAskedBy
    if command != nil, next.isAgreementAsked {
      // A person who starts a program lets it play on these terms.
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

  private func take(_ event: GuestEvent) {
    switch event {
    case .welcome:
      isBack = game != nil
      beginProgram()
    case .refused(let refusal): outcome = .sentAway(refusal.phrase)
    case .seats: tellPeople()
    case .view: tellGame()
    case .moved:
      undoAskedBy = nil
      tellGame()
    case .opened: if command != nil { link.change { $0.beReady() } }
    case .found(let finding, let hand): tell(link.phrase(of: finding, on: hand))
    case .compared: if let words = link.participants?.handWords { tell(words) }
    case .undoAsked(let seat):
      if command != nil {
        link.change { $0.consent(true) }
      } else if link.guest.welcome?.isWatching == false {
        undoAskedBy = link.guest.seats[seat].player.name
      }
    case .said(let name, let message): tell(.said(name, message, at: link.guest.seats))
    case .closing:
      let isDone = game?.view.isOver == true
      outcome = isDone ? .done : .sentAway(.hostClosed)
    case .wrong, .done, .stalled, .consented, .undoAway, .claimed:
      if let phrase = link.phrase(of: event) { tell(phrase) }
    }
  }

  /// Says what has happened in the game since the last time.
  private func tellGame() {
    guard let view = link.guest.view else { return }
    tellPeople()
    guard let game else {
      let game = GuestGame(view, vocabulary, preferences, asks: command == nil)
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
      // An answer that was given while the connection was lost has not arrived.
      if isBack { tell(news) }
    case .forward:
      if view.hand != game.view.hand { game.isReady = false }
      tell(game.talk.show(view))
    case .back:
      undoAskedBy = nil
      game.isReady = false
      tell([.plainTakenBack] + game.talk.turnBack(to: view))
    }
  }

  func answer(_ line: TypedLine) {
    link.touch()
    game?.isMoveHeldBack = false
    guard let reply = game?.talk.read(line.text) ?? people?.read(line.text) else {
      // Nobody has answered yet.
      if vocabulary.leaves(line.text) { outcome = .done } else { tell(.lineTried) }
      return
    }
    tell(reply.lines)
    guard let effect = reply.effect else { return }
    // The question may have changed since the line was begun.
    if line.isLate, case .make = effect { tell(.plainMeanwhile) } else { perform(effect) }
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .leave: outcome = .done
    case .rules: write(context.rulesLines(width: console.columns, isUnicode: console.unicode))
    case _ where link.guest.welcome?.isWatching == true: tell(.companyOnlooking)
    case .make(let move):
      guard let game else { return }
      warningWorker.choose(move, on: game, seed: UInt64(link.guest.position), make: decide)
    case .hint: game?.isHintAwaited = true
    case .dealNextHand:
      game?.isReady = true
      link.change { $0.beReady() }
      tell(.hostAwaited)
    case .undo:
      tell(.undoAskedOthers)
      link.change { $0.requestUndo() }
    case .consent(let isGiven):
      undoAskedBy = nil
      link.change { $0.consent(isGiven) }
    case .say(let message): link.change { $0.say(message) }
    case .agree: link.change { $0.agree() }
    default: tell(.notWithFriends)
    }
  }

  private func decide(_ move: Move) { link.change { $0.decide(move) } }
}

/// A person's help: hints, warnings, and the only card that may be played.
extension GuestLines {
  private func help() {
    guard let game else { return }
    if preferences.autoPlay, console.isInteractive, link.guest.isAsked,
      let move = game.talk.forcedMove
    {
      decide(move)
    }
    warningWorker.decide(on: game, make: decide) { tell([$0, .coachAnywayPlain]) }
    guard game.isHintAwaited else { return }
    let view = game.view
    hintWorker.consider(
      view.observation, in: view.standing, seed: UInt64(link.guest.position))
    guard let hint = hintWorker.hint else { return }
    game.isHintAwaited = false
    tell(
      hint, isChief: view.observation.publicState.roles?.chief == view.person,
      naming: { view.players[$0].name.text })
  }
}

/// A guest's game in lines.
private final class GuestGame: WarningDisplay {
  var talk: PlainTalk
  let preferences: Preferences
  var isMoveHeldBack = false
  var isHintAwaited = false
  /// Whether the person is ready for the next hand.
  var isReady = false

  init(
    _ view: GameObservation, _ vocabulary: Vocabulary, _ preferences: Preferences, asks: Bool
  ) {
    self.preferences = preferences
    talk = PlainTalk(
      view: view, vocabulary: vocabulary, mayHint: preferences.hints,
      asks: asks && !view.isOnlookers)
    talk.sorting = preferences.sorting
  }

  var view: GameObservation { talk.view }
}

/// The program that plays.
extension GuestLines {
  private func beginProgram() {
    guard let command, program == nil, let welcome = link.guest.welcome else { return }
    program = PlayerProgram(
      command, welcome.seat, at: link.guest, clock: welcome.clock, clock.now)
  }

  private func playOn() {
    guard let program else { return }
    if let move = program.move(at: link.guest, clock.now) { decide(move) }
    if let name = program.name, name != toldName { tell(.mindPlays(name: name)) }
    toldName = program.name ?? toldName
    if let defeat = program.defeat, defeat != toldDefeat {
      tell(.mindStoodInFor(reason: defeat.phrase))
    }
    toldDefeat = program.defeat
  }
}

extension GameObservation {
  /// How a match has gone on from one view to the next.
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
