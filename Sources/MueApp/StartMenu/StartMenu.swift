import CellGrid
import MueBots
import MueGame
import MueRules
import MueStorage
import MueUI
import MueWire
import MueWords
import Platform

/// The start menu: the start page and the pages opened from it.
final class StartMenu: PageScreen {
  let session: Session
  var pages: PageStack
  var route: Route?
  /// The question before leaving the program with an unsaved game.
  private var leavingQuestion = LeavingQuestion()
  /// The unfinished saved game that was played last; nil until it has been read.
  private var unfinished: ShelfGame?
  /// Created for the first search for nearby tables, since it reads files.
  private lazy var browser = TableBrowser(in: session)

  var patience: Int? {
    pages.isJoining
      ? TableBrowser.rest : session.room?.isWaiting == true ? RoomVisit.openingRest : nil
  }

  /// What the person has asked for; opened once the puzzles have been read or the drill dealt.
  private var awaited: PracticeItem?
  private let dealer: Background<DealtDrill?>

  /// The start menu, optionally with another page opened on top.
  init(
    session: Session, notice: Phrase?, learning: LearnPage? = nil, coach: CoachPage? = nil,
    practice: PracticePage? = nil, awaited: PracticeItem? = nil, day: Day? = nil
  ) {
    self.session = session
    self.awaited = awaited
    dealer = Background(in: session.dependencies, wake: session.console.wake)
    // A notice at the start means that there were games before, even if none can be continued.
    let start = StartPage(
      game: session.runningGame, isFirst: session.isFirst && notice == nil)
    if let room = session.room {
      pages = PageStack(HallPage(room.hall), context: session.pageContext)
      if learning != nil || coach != nil || practice != nil || awaited != nil { pages.open(start) }
    } else {
      pages = PageStack(start, context: session.pageContext)
    }
    if let learning { pages.open(learning) }
    if let practice { pages.open(practice) }
    if let coach {
      pages.open(coach)
      session.resultsRecorder.coach()
    }
    pages.say(notice)
    if let day { openList(of: day) }
  }

  func begin() {
    if session.practice == nil { session.resultsRecorder.readPractice() }
    // The game played last is over; another one may be unfinished.
    if session.runningGame == nil { session.shelf?.read() }
    if case .drill(let drill) = awaited { deal(drill) }
  }

  func note(_ key: Key) {
    leavingQuestion.answer(key)
    giveUpDealing(at: key)
    if !key.isDrag { session.room?.giveUpTable() }
  }

  func advance() -> [TableEvent] {
    takeNews()
    takeRoom()
    return []
  }

  /// Collects the results of work queues.
  func takeNews() {
    if session.coachWorker.goOn(), pages.isCoached { session.resultsRecorder.coach() }
    if let report = session.resultsRecorder.take(\.coachReport) { pages.take(.coach(report)) }
    if let page = session.resultsRecorder.take(\.replay) {
      route = .replay(page, back: .coach)
    }
    if let results = session.resultsRecorder.take(\.results) { pages.take(.results(results)) }
    if let found = session.resultsRecorder.take(\.achievements) {
      pages.take(.achievements(found))
    }
    if let days = session.resultsRecorder.take(\.days) { pages.take(.days(days)) }
    if !leavingQuestion.isOpen, let notice = session.resultsRecorder.take(\.notice) {
      pages.say(notice)
    }
    if pages.isJoining { pages.take(.tables(browser.offers)) }
    if let (games, unread) = session.shelf?.takeGames() {
      pages.take(.games(games, unread: unread))
      unfinished = games.first { $0.summary?.standing == .running && $0.summary?.isAlone == true }
    }
    pages.take(.running(session.runningGame ?? unfinished?.summary))
    if case .drill(let drill) = awaited, let dealt = dealer.takeAnswer() ?? nil {
      route = .dealt(drill, dealt)
    }
    if let decks = session.resultsRecorder.take(\.practice) { session.practice = decks }
    guard let decks = session.practice, let day = session.dependencies.clock.today else { return }
    pages.take(.puzzles(waiting: decks.puzzles.waiting(on: day).count))
    let (all, learned) = decks.auctions.progress
    pages.take(
      .auctions(waiting: decks.auctions.waiting(on: day).count, learned: learned, all: all))
    switch awaited {
    case .puzzles?, .auctions?: route = awaited.map(Route.practice)
    case .drill?, nil: break
    }
  }

  /// Starts reading the list of games.
  func readShelf() {
    session.shelf?.read()
    takeNews()
  }

  func perform(_ effect: Effect) -> Bool {
    switch effect {
    case .resume:
      if session.runningGame != nil, let keeper = session.keeper {
        sit(at: keeper)
      } else if let unfinished {
        open(unfinished.number)
      }
    case .planGame: planGame()
    case .day: playDay()
    case .begin(let plan, let speed, let invitation): begin(plan, at: speed, inviting: invitation)
    case .lookForTables: takeNews()
    case .join(let address, let code, let isWatching): join(address, code, isWatching: isWatching)
    case .puzzles, .auctions:
      awaited = effect == .auctions ? .auctions : .puzzles
      if session.practice == nil { pages.say(.practiceReading) }
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
    case .readDays: session.resultsRecorder.readDays()
    case .readResults:
      session.resultsRecorder.count()
      session.resultsRecorder.findAchievements()
    case .readReviews: session.resultsRecorder.coach()
    case .replayCases(let cases): session.resultsRecorder.replay(cases)
    case .learn: pages.open(LearnPage(finished: session.finishedLessons))
    case .lesson(let lesson): route = .lesson(lesson)
    case .leave: if mayLeave() { route = .out(.done) }
    default: return performInRoom(effect)
    }
    return true
  }

  /// Opens the table of a game unless it needs friends.
  func sit(at keeper: GameKeeper) {
    if let awaited = keeper.friendsAwaited {
      pages.say(awaited)
    } else {
      route = .table(keeper, notice: nil)
    }
  }

  private func deal(_ drill: Drill) {
    pages.say(.drillDealing)
    dealer.deal(drill, seed: session.dependencies.newSeed())
  }

  /// A person who does something else in the meantime stays there.
  private func giveUpDealing(at key: Key) {
    guard case .drill = awaited, !key.isDrag else { return }
    awaited = nil
    dealer.giveUp()
  }

  func mayBeInterrupted() -> Bool {
    leavingQuestion.answer()
    return mayLeave()
  }

  /// Whether the person may leave the program: the game played last is saved, or the person has
  /// been asked.
  private func mayLeave() -> Bool {
    if session.keeper?.trouble != nil { session.keeper?.saveNotes() }
    if session.keeper?.trouble == nil || leavingQuestion.ask() { return true }
    pages.say(.confirmLeaving)
    return false
  }

  func planGame(inviting invitation: Invitation = .nobody) {
    let plan = session.store?.plan ?? NewGamePlan(for: session.preferences)
    pages.open(
      NewGamePage(
        plan: plan, speed: session.preferences.speed, person: person,
        usual: session.words.opponentNames, invitation: invitation))
  }

  private func begin(_ plan: NewGamePlan, at speed: Speed, inviting invitation: Invitation) {
    // The name is a setting shared by all games, so it is not kept with the plan.
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
    if let access = invitation.access {
      openTable(plan, access: access)
      return
    }
    let game = Log.attempt("to begin a game") { () throws(GameError) in
      try plan.game(
        person: person, usual: session.words.opponentNames,
        chance: invitation == .nobody
          ? session.dependencies.newDealNumber() : session.dependencies.newSeed())
    }
    guard let game else {
      pages.say(.gameCannotBegin)
      return
    }
    if var hosting = invitation.hosting {
      hosting.explainsBids = plan.explainsBids
      open(game, as: hosting)
    } else {
      route = .table(session.newKeeper(of: game), notice: trouble)
    }
  }

  var person: PlayerName {
    session.room?.person?.name
      ?? session.context.personName(session.preferences, session.words)
  }
}

extension StartMenu {
  /// Opens a table for friends with a planned game.
  func open(_ game: Game, as hosting: HostingOptions) {
    let dependencies = session.dependencies
    let waker = Waker()
    let lines: any HostTransport
    do throws(WireFault) {
      lines = try hosting.lines(in: session.context, through: dependencies.network, waking: waker)
    } catch {
      pages.say(error.phrase(hosting.addressText))
      return
    }
    let link = hosting.link(
      for: game.match.rules, game.players.openToFriends, lines: lines, waker: waker,
      in: session.context, dependencies, language: session.words.code)
    route = .lobby(link, title: nil)
  }

  /// Joins or watches somebody else's table.
  func join(_ address: String, _ code: String?, isWatching: Bool) {
    let dependencies = session.dependencies
    let finder = AddressResolver(
      context: session.context, language: session.words.code, network: dependencies.network,
      seats: dependencies.seats)
    do throws(JoinFault) {
      let link = GuestController(
        by: try finder.way(to: address, code: code), name: person, isWatching: isWatching,
        through: dependencies.network, clock: dependencies.clock,
        words: HandWords(session.context), terminal: SeatFiles.terminal(session.context.environment)
      )
      route = .guest(link, isFromStartMenu: true)
    } catch {
      pages.say(error.phrase)
    }
  }
}

extension Invitation {
  /// The options of a table for friends; nil for a game without them.
  var hosting: HostingOptions? {
    switch self {
    case .nobody, .everybody, .invited: nil
    case .account: HostingOptions(sharing: .mine)
    case .machine: HostingOptions(sharing: .everyone)
    case .network: HostingOptions(address: .everywhere())
    }
  }
}

extension StartMenu {
  /// Opens the table of a saved game.
  func open(_ number: Int) {
    if let keeper = keeper(of: number) { sit(at: keeper) }
  }

  /// Changes and saves the notes of a saved game.
  func note(_ number: Int, _ change: (inout GameNotes) -> Void) {
    guard var keeper = keeper(of: number) else { return }
    keeper.note(change)
    say(keeper.trouble)
    if session.keeper?.number == number { session.keeper = keeper }
    readAgain(number)
  }

  /// Copies a game and selects the copy.
  func duplicate(_ number: Int) {
    guard let keeper = keeper(of: number) else { return }
    let games = session.shelf?.games ?? []
    let times = Set(games.compactMap { $0.summary?.notes.begun })
    guard let copy = keeper.copy(avoiding: times) else {
      pages.say(.shelfNothingToCopy)
      return
    }
    if copy.game.moves.count < keeper.game.moves.count { pages.say(.shelfCopiedWithoutHand) }
    say(copy.trouble)
    if !copy.game.match.scores.isEmpty { session.resultsRecorder.record(copy.game) }
    if let number = copy.number {
      readAgain(number)
      pages.take(.chosen(number))
    }
  }

  /// Deletes a game; another one then counts as the game played last.
  func delete(_ number: Int) {
    guard let store = session.store else { return }
    do throws(StoreError) {
      try store.delete(number)
      if session.keeper?.number == number { session.keeper = nil }
    } catch {
      say(error.phrase)
    }
    readAgain(number)
  }

  /// Restores a deleted game.
  func undelete(_ number: Int) {
    guard let store = session.store else { return }
    do throws(StoreError) {
      try store.undelete(number)
    } catch {
      say(error.phrase)
    }
    readAgain(number)
    pages.take(.chosen(number))
  }

  private func readAgain(_ number: Int) {
    session.shelf?.readNow(number)
    takeNews()
  }

  /// The keeper of a saved game; nil, after showing the reason, if the game cannot be read.
  private func keeper(of number: Int) -> GameKeeper? {
    if let last = session.keeper, last.number == number { return last }
    guard var store = session.store else { return nil }
    let (game, notices) = store.open(number)
    say(notices.first?.phrase)
    return game.map {
      GameKeeper($0, store: store, isNew: false, clock: session.dependencies.clock)
    }
  }

  private func say(_ phrase: Phrase?) {
    if let phrase { pages.say(phrase) }
  }

  /// Opens the deal of the day: the game already begun with it, or a new one.
  func playDay() {
    guard let deal = session.dependencies.clock.today.map(DailyDeal.init) else { return }
    if let number = session.store?.number(of: deal) {
      open(number)
      return
    }
    guard let game = session.context.game(of: deal, words: session.words) else {
      pages.say(.gameCannotBegin)
      return
    }
    route = .table(session.newKeeper(of: game), notice: nil)
  }
}
