import CellGrid
import MueGame
import MueStorage
import MueUI
import MueWords

/// A run of the program on a screen: goes from screen to screen and owns what they share.
final class Session {
  let context: AppContext
  let console: any Console
  let dependencies: Dependencies
  /// The games on disk; nil if none can be saved.
  let store: GameStore?
  /// Reads the list of games; nil if none can be saved.
  let shelf: ShelfReader?
  /// The card room of which this is a session; nil elsewhere.
  let room: RoomVisit?
  /// The game played last; nil if there is none.
  var keeper: GameKeeper?
  /// Records finished hands and counts results.
  let resultsRecorder: ResultsRecorder
  /// The puzzles and their answers; nil until they have been read.
  var practice: PracticeDecks?
  /// Reviews finished hands when there is nothing else to do.
  let coachWorker: CoachWorker
  /// The preferences, with the command line's overrides for this run.
  private(set) var preferences: Preferences
  private(set) var keys: KeyMap
  private var languages: Languages
  private(set) var words: Words
  private(set) var documents: Documents
  /// The preferences on disk, without the command line's overrides.
  private var settings: KeptSettings
  /// Whether another window has the focus, as far as the terminal reports.
  private(set) var isAway = false
  private var keyRepeat = KeyRepeat()
  /// The current screen; nil before the session begins and after it ends.
  private(set) var screen: (any Screen)?
  /// Sentences about games that could not be saved, printed once the terminal has been restored.
  private(set) var lastWords: [Phrase] = []
  private let beginning: Duration
  /// The view used last; nil if words or texts have changed since.
  private var lastView: (Look, view: ScreenView)?

  /// The values that determine the appearance.
  private struct Look: Equatable {
    let theme: String
    let symbols: Symbols
    let abilities: Abilities
  }

  /// `speed` overrides the setting.
  init(
    context: AppContext, console: any Console, dependencies: Dependencies, store: GameStore?,
    speed: Speed?, room: RoomVisit? = nil
  ) {
    self.context = context
    self.console = console
    self.dependencies = dependencies
    beginning = dependencies.clock.awake
    self.store = store
    self.room = room
    shelf = store.map { ShelfReader($0, in: dependencies, wake: console.wake) }
    resultsRecorder = ResultsRecorder(in: dependencies, wake: console.wake)
    coachWorker = CoachWorker(
      store, recorder: resultsRecorder, in: dependencies, wake: console.wake)
    settings = KeptSettings(context.settings)
    preferences = context.preferences(speed: speed)
    keys = context.keys.map
    languages = context.languages
    words = context.words
    documents = context.documents(words)
    console.wantsMouse = preferences.mouse
    console.wantsFocus = preferences.notification
    console.isLineSlow = preferences.slowLine
    console.wantedPalette = preferences.colorDepth.palette
  }

  /// Goes from screen to screen, starting with a route, until the person leaves.
  func run(through first: Route) -> ExitCode {
    var route = first
    if let game = keeper?.game, !game.match.scores.isEmpty { resultsRecorder.record(game) }
    while true {
      room?.move(along: route)
      switch route {
      case .table(let keeper, let notice, let showsLastTrick):
        route = sit(at: keeper, notice, showsLastTrick: showsLastTrick)
      case .lobby(let link, let title):
        link.wake(by: console.wake)
        route = stay(in: HostLobby(session: self, link: link, title: title))
        if case .hosted = route { break }
        link.close()
      case .hosted(let keeper, let link, let notice):
        link.wake(by: console.wake)
        route = sit(at: keeper, with: link, notice)
        if case .retry = route { break }
        link.close()
      case .guest(let link, let isFromStartMenu):
        link.wake(by: console.wake)
        route = stay(in: GuestLobby(session: self, link: link, isFromStartMenu: isFromStartMenu))
        if case .guestTable = route { break }
        route = leave(link, for: route, isFromStartMenu: isFromStartMenu)
      case .guestTable(let link, let view, let notice, let isFromStartMenu):
        let screen = GuestScreen(
          session: self, link: link, view: view, insisting: notice,
          isFromStartMenu: isFromStartMenu)
        route = leave(link, for: stay(in: screen), isFromStartMenu: isFromStartMenu)
      case .retry(let exercise, let tableScreen):
        route = retry(exercise, at: tableScreen)
        if case .retry = route { break }
        tableScreen.link?.close()
      case .aside(let game):
        route = sitAside(at: game)
      case .backToTable:
        route = keeper.map { .table($0, notice: .sideLeft) } ?? .startMenu(notice: nil)
      case .replay(let page, let back):
        route = stay(in: ReplayScreen(session: self, page: page, back: back))
      case .roomDay(let day):
        route = stay(in: StartMenu(session: self, notice: nil, day: day))
      case .coach:
        route = stay(in: StartMenu(session: self, notice: nil, coach: CoachPage()))
      case .startMenu(let notice):
        keeper?.note(isAtTable: false)
        route = stay(in: StartMenu(session: self, notice: notice))
      case .practice(let item): route = practise(item)
      case .drill(let drill): route = deal(drill)
      case .dealt(let drill, let dealt): route = practise(drill, dealt)
      case .practicePage(let notice, let chosen):
        keeper?.note(isAtTable: false)
        let page = PracticePage(chosen: chosen)
        route = stay(in: StartMenu(session: self, notice: notice, practice: page))
      case .learn(let notice, let chosen):
        let page = LearnPage(finished: finishedLessons, chosen: chosen)
        route = stay(in: StartMenu(session: self, notice: notice, learning: page))
      case .lesson(let lesson): route = teach(lesson)
      case .out(let outcome):
        screen = nil
        coachWorker.pause()
        if let keeper { leaveBehind(keeper) }
        settings.save(in: dependencies.preferencesStore)
        resultsRecorder.finish()
        store?.end()
        return lastWords.isEmpty ? outcome : outcome.withLoss
      }
    }
  }

  /// Plays a game, which becomes the one played last; `link` is the connection to friends.
  ///
  /// A match with friends can be continued only with them.
  private func sit(
    at keeper: GameKeeper, with link: HostController? = nil, _ notice: Phrase?,
    showsLastTrick: Bool = false
  ) -> Route {
    if link == nil, let awaited = keeper.friendsAwaited { return .startMenu(notice: awaited) }
    if keeper.isOwn, let last = self.keeper, !keeper.game.goesOn(from: last.game) {
      leaveBehind(last)
    }
    let tableScreen = TableScreen(
      session: self, keeper: keeper, link: link, notice: notice, showsLastTrick: showsLastTrick)
    return leave(tableScreen, for: stay(in: tableScreen))
  }

  /// Leaves a table unless the person returns to it.
  func leave(_ tableScreen: TableScreen, for route: Route) -> Route {
    if case .retry = route { return route }
    let keeper = tableScreen.leave()
    if keeper.isOwn { self.keeper = keeper } else { leaveBehind(keeper) }
    for number in tableScreen.numbers { shelf?.forget(number) }
    return route
  }

  /// Leaves somebody else's table; a guest who came from the start menu and was sent away returns
  /// there.
  private func leave(
    _ link: GuestController, for route: Route, isFromStartMenu: Bool
  ) -> Route {
    if case .out(let outcome) = route { link.end(outcome) } else { link.end(.done) }
    guard isFromStartMenu, case .out(.sentAway(let why)) = route else { return route }
    return .startMenu(notice: why)
  }

  /// Leaves a game for good; a game that cannot be saved is written elsewhere.
  func leaveBehind(_ keeper: GameKeeper) {
    var keeper = keeper
    if let word = keeper.finish() { lastWords.append(word) }
  }

  /// Shows a screen until it leads to another one.
  func stay(in screen: some Screen) -> Route {
    self.screen = screen
    console.present(screen.grid(console.size))
    screen.begin()
    while true {
      while screen.route == nil, let key = console.nextKey() {
        if key == .ended { return .out(.signalled(ExitCode.hangUp)) }
        answer(key, on: screen)
      }
      signal(screen.advance())
      for news in room?.takeNews() ?? [] { screen.show(news: news) }
      console.present(screen.grid(console.size))
      if let route = screen.route { return route }
      if let reason = room?.dismissal { return .out(.sentAway(reason)) }
      let patience = room.map { $0.patience(screen.patience) } ?? screen.patience
      let arrivals = console.waitForInput(timeoutMilliseconds: patience)
      if let signal = arrivals.signals.first,
        signal != ExitCode.interrupt || screen.mayBeInterrupted()
      {
        return .out(.signalled(signal))
      }
    }
  }

  /// Passes a key to the screen unless it must be ignored there.
  private func answer(_ key: Key, on screen: some Screen) {
    let isRepeated = keyRepeat.isRepeated(key, at: dependencies.clock.now)
    switch key {
    case .focusGained: isAway = false
    case .focusLost: isAway = true
    case .resized, .reply: break
    // Pasted text is never a command.
    case .paste where !screen.isTyping: break
    case _ where keys.redraws(key, whileTyping: screen.isTyping): console.redraw()
    // A person holding a key down has not seen the next question.
    case _ where isRepeated && keys.confirms(key, whileTyping: screen.isTyping): break
    // The window is too small to show the question.
    case _ where !ScreenView.fits(console.size): break
    default: signal(screen.answer(key, in: console.size))
    }
  }

  /// Rings, flashes, or notifies about events at a table, according to the preferences.
  private func signal(_ events: [TableEvent]) {
    for alert in preferences.alerts(for: events, isAway: isAway, words: words) {
      console.ring(alert)
    }
  }

  /// The game played last; nil if it cannot be resumed.
  var runningGame: GameSummary? {
    guard let last = keeper?.game.summary, last.standing == .running else { return nil }
    return last
  }

  /// The session's time, excluding periods when the program is stopped or the machine asleep.
  var now: Duration { dependencies.clock.awake - beginning - console.timeStopped }

  func newKeeper(of game: Game) -> GameKeeper {
    var keeper = GameKeeper(game, store: store, isNew: true, clock: dependencies.clock)
    keeper.begin()
    return keeper
  }

  /// Draws in the person's language and theme, within the terminal's abilities.
  var view: ScreenView {
    let look = Look(
      theme: preferences.theme, symbols: preferences.symbols, abilities: console.abilities)
    if let lastView, lastView.0 == look { return lastView.view }
    let appearance = Appearance(
      theme: context.themes[look.theme, onLight: look.abilities.isLight], symbols: look.symbols,
      abilities: look.abilities)
    let view = ScreenView(words: words, look: appearance, documents: documents)
    lastView = (look, view)
    return view
  }

  /// Applies and saves a preference changed on a page; returns the reason if saving fails.
  func keep(_ setting: Setting, of context: PageContext) -> Phrase? {
    keep(setting, of: context.preferences, language: context.language)
  }

  /// Applies a changed preference and saves it; returns the reason if saving fails.
  func keep(_ setting: Setting, of changed: Preferences, language: String) -> Phrase? {
    preferences = changed
    console.wantsMouse = changed.mouse
    console.wantsFocus = changed.notification
    console.isLineSlow = changed.slowLine
    console.wantedPalette = changed.colorDepth.palette
    if setting == .language { speak(language) }
    let value = setting.text(in: changed)
    return settings.change(in: dependencies.preferencesStore) { settings in
      _ = setting.set(value, in: &settings.preferences)
    }
  }

  var finishedLessons: Set<Lesson> { settings.lessons }

  /// Whether the person has neither played a game nor finished the first lesson.
  var isFirst: Bool { keeper == nil && !finishedLessons.contains(.firstHand) }

  /// Records a lesson as finished; returns the reason if saving fails.
  func finish(_ lesson: Lesson) -> Phrase? {
    settings.finish(lesson, in: dependencies.preferencesStore)
  }

  /// Applies and saves changed keys; returns the reason if saving fails.
  func keep(_ keys: KeyMap) -> Phrase? {
    let before = self.keys
    self.keys = keys
    languages = languages.naming(keys.labels)
    speak(words.code)
    do throws(StoreError) {
      try dependencies.preferencesStore.keep(keys, since: before)
      return nil
    } catch {
      return error.phrase(saving: KeyMap.fileName)
    }
  }

  private func speak(_ code: String) {
    guard let words = languages.words(for: code) else { return }
    self.words = words
    documents = context.documents(words)
    lastView = nil
  }
}

extension Session {
  /// The context with which pages are opened.
  var pageContext: PageContext {
    PageContext(
      preferences: preferences, keys: keys, choices: context.choices, language: words.code)
  }

  /// The state of a table with the person's preferences.
  func screen(of view: GameObservation) -> ScreenState {
    var state = ScreenState(view: view, context: pageContext)
    state.useLetters(of: words)
    return state
  }

  /// Applies and saves a preference changed at a table, which shows the reason if saving fails.
  func keep(_ setting: Setting, in state: inout ScreenState) {
    if let trouble = keep(setting, of: state.context) {
      state.say(trouble)
    }
    state.useLetters(of: words)
  }

  /// Copies a sentence to the terminal's clipboard, in ASCII if the terminal has no other signs.
  func copy(_ phrase: Phrase) {
    let text = words(phrase)
    console.copy(console.abilities.unicode ? text : text.inASCII)
  }

  /// Applies and saves keys changed at a table, which shows the reason if saving fails.
  func keepKeys(in state: inout ScreenState) {
    if let trouble = keep(state.context.keys) { state.say(trouble) }
  }
}

extension ColorDepth {
  /// The palette for a console; nil for the best one that the terminal has.
  var palette: Abilities.Palette? {
    switch self {
    case .auto: nil
    case .direct: .direct
    case .many: .many
    case .sixteen: .sixteen
    case .none: Abilities.Palette.none
    }
  }
}
