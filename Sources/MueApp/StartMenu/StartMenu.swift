import CellGrid
import MueBots
import MueGame
import MueLink
import MueRules
import MueUI
import MueWire
import MueWords
import Platform

/// The start menu: the start page and the pages opened from it.
final class StartMenu: Screen {
  let session: Session
  var state: StartMenuState
  var route: Route?
  /// Asks before the program is left with an unsaved game.
  private var leavingQuestion = LeavingQuestion()
  /// Created when nearby tables are first searched for, since it reads files.
  private lazy var browser = TableBrowser(in: session)

  var patience: Int? { state.isJoining ? TableBrowser.rest : nil }

  /// Where the person is to be led as soon as the puzzles have been read or the drill has been dealt.
  private var awaited: PracticeItem?
  private let drillWorker: DrillWorker

  /// The start menu with its first page, and one more page on top if there is one.
  init(
    session: Session, notice: Phrase?, learning: LearnPage? = nil, coach: CoachPage? = nil,
    practice: PracticePage? = nil, awaited: PracticeItem? = nil
  ) {
    self.session = session
    self.awaited = awaited
    drillWorker = DrillWorker(in: session.dependencies, wake: session.console.wake)
    // With a notice at the start there were games before, even if none can be played on.
    let isFirst =
      session.keeper == nil && notice == nil && !session.finishedLessons.contains(.firstHand)
    state = StartMenuState(StartPage(game: session.runningGame, isFirst: isFirst))
    state.keys = session.keys
    if let learning { state.open(learning) }
    if let practice { state.open(practice) }
    if let coach {
      state.open(coach)
      session.resultsRecorder.coach()
    }
    state.say(notice)
  }

  func begin() {
    if session.practice == nil { session.resultsRecorder.readPractice() }
    if case .drill(let drill) = awaited { deal(drill) }
  }

  func answer(_ key: Key, in size: Size) -> [TableEvent] {
    let input = session.view.input(for: key, of: state, size: size)
    leavingQuestion.answer(input)
    giveUpDealing(at: input)
    for effect in state.handle(input) { perform(effect) }
    return []
  }

  func advance() -> [TableEvent] {
    takeNews()
    return []
  }

  /// Takes the results of work queues.
  func takeNews() {
    if session.coachWorker.goOn(), state.isCoached { session.resultsRecorder.coach() }
    if let report = session.resultsRecorder.takeCoachReport() { state.show(report) }
    if let page = session.resultsRecorder.takeReplay() {
      route = .replay(page, isOfCoach: true)
    }
    if let results = session.resultsRecorder.takeResults() { state.show(results) }
    if !leavingQuestion.isOpen, let notice = session.resultsRecorder.takeNotice() {
      state.say(notice)
    }
    if state.isJoining { state.show(browser.offers) }
    if let (games, unread) = session.shelf?.takeGames() { state.show(games, unread: unread) }
    state.show(running: session.runningGame)
    if case .drill(let drill) = awaited, let dealt = drillWorker.takeDrill() {
      route = .dealt(drill, dealt)
    }
    if let deck = session.resultsRecorder.takePractice() { session.practice = deck }
    guard let deck = session.practice, let day = session.dependencies.clock.today else { return }
    state.show(waitingPuzzles: deck.waiting(on: day).count)
    if awaited == .puzzles { route = .practice }
  }

  /// Begins to read the list of games.
  func readShelf() {
    session.shelf?.read()
    takeNews()
  }

  var isTyping: Bool { state.isTyping }

  func grid(_ size: Size) -> Grid {
    session.view.fit(&state, size: size)
    return session.view.draw(state, size: size)
  }

  private func perform(_ effect: StartMenuEffect) {
    switch effect {
    case .resume:
      if let keeper = session.keeper { sit(at: keeper) }
    case .planGame: planGame()
    case .day: playDay()
    case .begin(let plan, let speed, let invitation): begin(plan, at: speed, inviting: invitation)
    case .lookForTables: takeNews()
    case .join(let place, let code, let isWatching): join(place, code, isWatching: isWatching)
    case .practice:
      awaited = .puzzles
      if session.practice == nil { state.say(.practiceReading) }
      takeNews()
    case .drill(let drill):
      awaited = .drill(drill)
      deal(drill)
    case .readShelf: readShelf()
    case .open(let number): open(number)
    case .rename(let number, let title): note(number) { $0.title = title }
    case .abandon(let number, let isAbandoned): note(number) { $0.isAbandoned = isAbandoned }
    case .duplicate(let number): duplicate(number)
    case .delete(let number): delete(number)
    case .undelete(let number): undelete(number)
    case .results: session.resultsRecorder.count()
    case .coach: session.resultsRecorder.coach()
    case .replay(let cases): session.resultsRecorder.replay(cases)
    case .learn: state.open(LearnPage(finished: session.finishedLessons))
    case .lesson(let lesson): route = .lesson(lesson)
    case .settings:
      state.open(
        StartMenuSettings(
          session.preferences, among: session.context.choices, language: session.words.code))
    case .keep(let key, let preferences, let language):
      state.say(session.keep(key, of: preferences, language: language))
    case .keys: state.open(StartMenuKeys(session.keys))
    case .keepKeys(let keys):
      state.keys = keys
      state.say(session.keep(keys))
    case .leave: if mayLeave() { route = .out(.done) }
    }
  }

  /// Opens the table of a game, unless it waits for friends.
  func sit(at keeper: GameKeeper) {
    if keeper.game.waitsForFriends {
      state.say(.friendsAwaited(game: keeper.number ?? 1))
    } else {
      route = .table(keeper, notice: nil)
    }
  }

  private func deal(_ drill: Drill) {
    state.say(.drillDealing)
    drillWorker.deal(drill, seed: session.dependencies.newSeed())
  }

  /// Whoever goes on meanwhile is not led away from there.
  private func giveUpDealing(at input: Input) {
    if case .mouse(let mouse, _) = input, [.drag, .release].contains(mouse.action) { return }
    guard case .drill = awaited else { return }
    awaited = nil
    drillWorker.giveUp()
  }

  func mayBeInterrupted() -> Bool {
    leavingQuestion.answer()
    return mayLeave()
  }

  /// Whether the person may leave the program: the game played last has been saved, or the person
  /// has been asked.
  private func mayLeave() -> Bool {
    if session.keeper?.trouble != nil { session.keeper?.saveNotes() }
    if session.keeper?.trouble == nil || leavingQuestion.ask() { return true }
    state.say(.confirmLeaving)
    return false
  }

  private func planGame() {
    let plan =
      session.store?.plan
      ?? NewGamePlan(
        opponents: BotSettings(
          level: session.preferences.level, style: session.preferences.style))
    state.open(
      NewGamePage(
        plan: plan, speed: session.preferences.speed, person: person,
        usual: session.words.opponentNames))
  }

  private func begin(_ plan: NewGamePlan, at speed: Speed, inviting invitation: Invitation) {
    // The name is a setting, so that every game has it; the plan only asks for it.
    var kept = plan
    kept.name = nil
    session.store?.keep(kept)
    let before = session.preferences
    var preferences = before
    preferences.speed = speed
    preferences.name = plan.name ?? before.name
    var trouble: Phrase?
    for setting in [Setting.speed, .name]
    where setting.text(in: preferences) != setting.text(in: before) {
      trouble =
        session.keep(setting, of: preferences, language: session.words.code) ?? trouble
    }
    let game = Log.attempt("to begin a game") { () throws(GameError) in
      try plan.game(
        person: person, usual: session.words.opponentNames, chance: session.dependencies.newSeed())
    }
    guard let game else {
      state.say(.gameCannotBegin)
      return
    }
    if let hosting = invitation.hosting {
      open(game, as: hosting)
    } else {
      route = .table(session.newKeeper(of: game), notice: trouble)
    }
  }

  var person: PlayerName {
    session.context.personName(session.preferences, session.words)
  }
}

extension StartMenu {
  /// Opens a table for friends, for a planned game.
  func open(_ game: Game, as hosting: HostingOptions) {
    let dependencies = session.dependencies
    let waker = Waker()
    let lines: any HostTransport
    do throws(WireFault) {
      lines = try hosting.lines(in: session.context, through: dependencies.network, waking: waker)
    } catch {
      state.say(error.phrase(hosting.place))
      return
    }
    let link = hosting.link(
      for: game.match.rules, game.players.openToFriends, lines: lines, waker: waker,
      in: session.context, dependencies, language: session.words.code)
    route = .lobby(link, title: nil)
  }

  /// Joins somebody else's table, or watches it.
  func join(_ place: String, _ code: String?, isWatching: Bool) {
    let dependencies = session.dependencies
    let finder = AddressResolver(
      context: session.context, language: session.words.code, network: dependencies.network,
      seats: dependencies.seats)
    do throws(JoinFault) {
      let link = GuestController(
        by: try finder.way(to: place, code: code), name: person, isWatching: isWatching,
        through: dependencies.network, clock: dependencies.clock,
        terminal: SeatFiles.terminal(session.context.environment))
      route = .guest(link, isFromStartMenu: true)
    } catch {
      state.say(error.phrase)
    }
  }
}

extension Invitation {
  /// The options of a table for friends; nil for a game without friends.
  var hosting: HostingOptions? {
    switch self {
    case .nobody: nil
    case .account: HostingOptions(sharing: .mine)
    case .machine: HostingOptions(sharing: .everyone)
    case .network: HostingOptions(address: .everywhere())
    }
  }
}
