import CursesConsole
import MueGame
import MueStorage
import MueWords

/// Starts a session at a table or in the start menu.
///
/// It uses plain mode if the person prefers that or there is no screen.
struct TableCommand {
  let context: AppContext
  let speed: Speed?
  /// The card room of which this is a session; nil elsewhere.
  var room: RoomVisit?

  /// Returns how the session starts, given the games and dependencies.
  private typealias Finding = (inout GameStore?, Dependencies) -> SessionStart

  /// Resumes where the person left: at the table or in the start menu.
  func resume() -> ExitCode {
    begin { store, dependencies in .whereLeft(&store, clock: dependencies.clock).alone }
  }

  /// Opens the table of a saved game, by its number.
  func open(_ number: Int) -> ExitCode {
    withReason(
      begin { store, dependencies in
        let start = SessionStart.game(number, &store, clock: dependencies.clock)
        guard let awaited = start.keeper?.friendsAwaited else { return start }
        return SessionStart(route: .out(.sentAway(awaited)))
      })
  }

  /// Prints why the person was sent away, if so.
  private func withReason(_ outcome: ExitCode) -> ExitCode {
    if case .sentAway(let phrase) = outcome { context.complain(phrase) }
    return outcome
  }

  /// Begins a new game; earlier games stay saved.
  func new(_ arguments: NewGameArguments) -> ExitCode {
    guard let game = newGame(arguments) else { return .failed }
    return begin { store, dependencies in
      SessionStart(
        keeper: GameKeeper(game, store: store, isNew: true, clock: dependencies.clock))
    }
  }

  /// A new game; nil, after printing the reason, if the arguments do not allow one.
  func newGame(_ arguments: NewGameArguments) -> Game? {
    do throws(GameError) {
      return try context.newGame(arguments)
    } catch {
      context.complain(.gameNotOffered)
      return nil
    }
  }

  /// Opens the deal of the day: the game already begun with it, or a new one.
  func day() -> ExitCode {
    begin { store, dependencies in
      let clock = dependencies.clock
      guard let deal = clock.today.map(DailyDeal.init) else { return SessionStart() }
      if let number = store?.number(of: deal) {
        let found = SessionStart.game(number, &store, clock: clock)
        if found.keeper != nil { return found }
      }
      guard let game = context.game(of: deal, words: context.words) else {
        return SessionStart(notice: .gameCannotBegin)
      }
      return SessionStart(keeper: GameKeeper(game, store: store, isNew: true, clock: clock))
    }
  }

  /// Goes straight to the puzzles of the day.
  func practise() -> ExitCode {
    begin { store, dependencies in
      var start = SessionStart.whereLeft(&store, clock: dependencies.clock).alone
      start.route = .practice(.puzzles)
      return start
    }
  }

  /// Shows the hall of the card room; games of one's own are resumed from there.
  func hall() -> ExitCode {
    withReason(
      begin { store, dependencies in
        var start = SessionStart.whereLeft(&store, clock: dependencies.clock).alone
        start.isAtTable = false
        return start
      })
  }

  /// Shows the hall of the card room to a guest, of whom nothing is saved.
  func hallForGuest() -> ExitCode {
    withReason(spend(store: nil, trouble: nil) { _, _ in SessionStart(isAtTable: false) })
  }

  /// Opens a table for friends or reopens the last one; `find` returns nil if that is not possible.
  func linked(_ find: @escaping (inout GameStore?, Dependencies) -> SessionStart?) -> ExitCode {
    var isThere = true
    let outcome = begin { store, dependencies in
      if let found = find(&store, dependencies) { return found }
      isThere = false
      return SessionStart(route: .out(.failed))
    }
    if !isThere { context.complain(.nothingToOpenAgain) }
    return withReason(outcome)
  }

  /// Joins somebody else's table, where nothing is saved.
  func guest(_ link: (any Clock) -> GuestController) -> ExitCode {
    spend(store: nil, trouble: nil) { _, dependencies in
      SessionStart(route: .guest(link(dependencies.clock), isFromStartMenu: false))
    }
  }

  /// Opens the games, then the terminal, runs the session, and closes both.
  private func begin(_ find: Finding) -> ExitCode {
    var trouble: Phrase?
    var store: GameStore?
    do throws(StoreError) {
      store = try GameStore.open(in: context.directories, quota: room?.quota)
    } catch {
      if error == .lockedByAnother, room == nil {
        let holder = GameStore.holder(context.directories)
        context.complain(holder.map { .lockedByProgram(place: $0.place) } ?? error.phrase)
        return .failed
      }
      trouble = error == .lockedByAnother ? .hallAloneElsewhere : .cannotSaveAtAll
    }
    trouble = trouble ?? SeatFiles(context.directories).damage.first?.phrase
    trouble = trouble ?? store?.takeBackRescued().first?.phrase
    if store?.lastRunStopped == true { trouble = trouble ?? .lastRunStopped }
    return spend(store: store, trouble: trouble, find)
  }

  private func spend(store: GameStore?, trouble: Phrase?, _ find: Finding) -> ExitCode {
    let thinking = room == nil ? ThinkingTime.clock : .playoutsOfPlayers(RoomVisit.playouts)
    guard let dependencies = context.dependencies(thinking: thinking) else { return .failed }
    if context.preferences(speed: speed).display == .lines {
      return tell(store: store, trouble: trouble, dependencies, find)
    }
    var store = store
    let console: CursesConsole
    do throws(ConsoleError) {
      console = try context.openConsole()
    } catch {
      context.complain(error.phrase)
      if error == .noMoreFiles { return .failed }
      return tell(store: store, trouble: trouble, dependencies, find)
    }
    let beginning = find(&store, dependencies)
    let session = Session(
      context: context, console: console, dependencies: dependencies, store: store, speed: speed,
      room: room)
    let outcome = session.spend(from: beginning, trouble: trouble)
    console.close()
    // If the terminal cannot show it, the next start will.
    let isTold = console.takesOutput
    if isTold { for phrase in session.lastWords { context.complain(phrase) } }
    return finishAnswers(of: session.resultsRecorder, outcome, isTold: isTold)
  }

  /// Runs the session in plain mode.
  private func tell(
    store: GameStore?, trouble: Phrase?, _ dependencies: Dependencies, _ find: Finding
  ) -> ExitCode {
    guard let console = context.lineConsole() else { return .failed }
    defer { console.close() }
    var store = store
    let found = find(&store, dependencies)
    let preferences = context.preferences(speed: speed)
    let notice =
      found.notice ?? trouble ?? context.settingsNotice?.phrase ?? context.languagesNotice
    if let room {
      let hall = HallLines(
        context: context, console: console, room: room, dependencies: dependencies, store: store,
        keeper: found.keeper, preferences: preferences)
      return hall.run(notice: notice)
    }
    switch found.route {
    case .out(let outcome)?: return outcome
    case .guest(let link, _)?:
      return GuestLines(
        context: context, console: console, dependencies: dependencies, link: link,
        preferences: preferences
      ).run()
    default: break
    }
    store?.noteRun()
    defer { store?.end() }
    var keeper: GameKeeper?
    var link: HostController?
    switch found.route {
    case .lobby(let lobbyLink, let title)?:
      let lobby = LobbyLines(
        context: context, console: console, dependencies: dependencies, link: lobbyLink,
        title: title)
      lobby.begin(notice: notice)
      lobby.stay()
      guard let game = lobby.begun else {
        lobbyLink.close()
        return lobby.outcome ?? .done
      }
      keeper = GameKeeper(game, store: store, isNew: true, clock: dependencies.clock)
      link = lobbyLink
      lobbyLink.change { table, now in table.show(game, at: now) }
    case .hosted(let hosted, let hostLink, _)?: (keeper, link) = (hosted, hostLink)
    default: keeper = game(of: found, store, dependencies)
    }
    guard var keeper else { return .failed }
    keeper.begin()
    let offer: Phrase? = found.keeper == nil && found.route == nil ? .plainFirst : nil
    let session = PlainSession(
      context: context, console: console, dependencies: dependencies, keeper: keeper, link: link,
      store: store, preferences: preferences)
    let isPractising = if case .practice? = found.route { true } else { false }
    // The lobby has shown it.
    let isSaid = if case .lobby? = found.route { true } else { false }
    let outcome = session.run(
      notice: isSaid ? nil : notice ?? offer, isPractising: isPractising)
    console.close()
    for phrase in session.lastWords { context.complain(phrase) }
    return finishAnswers(of: session.resultsRecorder, outcome)
  }

  /// The game to continue, or a new one.
  private func game(
    of found: SessionStart, _ store: GameStore?, _ dependencies: Dependencies
  ) -> GameKeeper? {
    if let keeper = found.keeper, !keeper.game.waitsForFriends { return keeper }
    return newGame(NewGameArguments()).map {
      GameKeeper($0, store: store, isNew: true, clock: dependencies.clock)
    }
  }

  /// Waits for answers to puzzles to be saved, and says so; any lost answer is a failure.
  private func finishAnswers(
    of recorder: ResultsRecorder, _ outcome: ExitCode, isTold: Bool = true
  ) -> ExitCode {
    if recorder.answersLeft == 0 { return outcome }
    if isTold { context.complain(.answersWait) }
    let lost = recorder.finishAnswers()
    if lost == 0 { return outcome }
    if isTold { context.complain(.answersLost(answers: lost)) }
    return outcome.withLoss
  }
}

extension AppContext {
  /// Opens the screen; says so if the terminal is unknown and treated as another type.
  ///
  /// - Throws: `ConsoleError`, like `CursesConsole.open`.
  func openConsole() throws(ConsoleError) -> CursesConsole {
    // On the shell's screen, so that it can be read afterwards.
    if let name = CursesConsole.undescribedName(environment) {
      complain(.undescribedTerminal(name: name.harmless, used: CursesConsole.substitute))
    }
    return try CursesConsole.open(environment: environment)
  }

  /// A new game from the arguments, with defaults for the rest.
  ///
  /// - Throws: `GameError` if the arguments do not allow one.
  func newGame(_ arguments: NewGameArguments) throws(GameError) -> Game {
    let preferences = settings.preferences
    return try arguments.plan(preferences).game(
      person: personName(preferences, words), usual: words.opponentNames,
      chance: Game.dealNumber(of: Game.newSeed))
  }

  /// The preferences, with the command line's overrides.
  func preferences(speed: Speed?) -> Preferences {
    var preferences = settings.preferences
    preferences.speed = speed ?? speedFromEnvironment ?? preferences.speed
    preferences.display = Command.display(arguments) ?? preferences.display
    preferences.colorDepth = Command.colorDepth(arguments) ?? preferences.colorDepth
    return preferences
  }

  var speedFromEnvironment: Speed? { environment["MUE_SPEED"].flatMap(Speed.init) }
}
