import CellGrid
import MueBots
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

/// The start menu with every page open.
enum StartMenuStates {
  private static let size = Size(width: 80, height: 24)
  /// The shelf with a game of every kind, after some keys.
  private static func shelf(keys: [Key] = []) throws -> PageStack {
    var games: [ShelfGame] = []
    for (number, players) in (1...40).map({ ($0, PlayerCount.allCases[$0 % 4]) }) {
      var game = try Positions.game(
        players, seed: UInt64(number) << 40, end: number % 3 == 0 ? .hands(4) : .points(200),
        names: SweepTests.names)
      let hands = number == 7 ? 4 : number % 4
      try Positions.play(&game, until: { $0.match.scores.count >= hands })
      game.notes.secondsPlayed = number * 611
      game.notes.isAbandoned = number % 5 == 0
      if number % 6 == 0 { game.notes.title = GameTitle("Sunday evening with everybody") }
      games.append(ShelfGame(number: number, summary: number == 38 ? nil : game.summary))
    }
    var state = PageStack(StartPage(game: nil))
    state.push(ShelfPage())
    state.take(.games(games, unread: 0))
    for key in [.down, .pageDown] + keys { _ = state.handle(key, in: size) }
    return state
  }

  /// The form for a new game, after some keys.
  private static func form(keys: [Key]) throws -> PageStack {
    var plan = NewGamePlan()
    plan.preset = .six
    plan.end = .hands(12)
    plan.seed = 9_999_999_999_999_999_999
    plan[opponent: 1].name = PlayerName(SweepTests.names[1])
    plan[opponent: 3].player = BotSettings(level: .expert, style: .cautious, memory: 3)
    let names = SweepTests.names.compactMap { PlayerName($0) }
    var state = PageStack(StartPage(game: nil))
    state.open(
      NewGamePage(plan: plan, speed: .normal, person: names[0], usual: Array(names[1...])))
    for key in keys { _ = state.handle(key, in: size) }
    return state
  }

  /// The form with keys pressed in its first row that is typed, the person's name.
  private static func typing(_ keys: [Key]) throws -> PageStack {
    var state = try form(keys: [])
    while state.top?.keyContext != nil { _ = state.handle(.down, in: size) }
    for key in keys { _ = state.handle(key, in: size) }
    return state
  }

  private static let made = Result { try make() }

  /// Each page with its name, made once.
  static func all() throws -> [(name: String, state: PageStack)] { try made.get() }

  private static func make() throws -> [(name: String, state: PageStack)] {
    var game = try Positions.game(.five, names: SweepTests.names)
    try Positions.play(&game, until: { $0.match.scores.count == 3 })
    var states = [
      ("start-first", PageStack(StartPage(game: nil))),
      ("start", PageStack(StartPage(game: game.summary))),
      ("start-lesson", PageStack(StartPage(game: nil, isFirst: true))),
    ]
    var waiting = PageStack(StartPage(game: game.summary))
    waiting.take(.puzzles(waiting: 5))
    states.append(("start-puzzles", waiting))
    states += try results()
    states += try days()
    states += try coach()
    states += reading()
    states += try keys()
    states[0].1.say(.saveLost(file: "0001.mue"))
    states += try [("shelf", shelf()), ("shelf-renaming", shelf(keys: [.character("r")]))]
    states += try [
      ("new-game", form(keys: [.down])),
      ("new-game-name", typing([.control("u")] + "Ada 漢字".map(Key.character))),
      ("new-game-usual", typing([.control("u")])),
      ("new-game-end", form(keys: [.up])),
    ]
    states += joining()
    states += try RoomStates.all()
    return states
  }

  /// The page of keys: at its top, awaiting a key, with a taken key, with the person's own keys,
  /// and resetting all.
  private static func keys() throws -> [(name: String, state: PageStack)] {
    let pass = KeyCommand.pass
    let map = try KeyMap().giving(.character("x"), to: pass)
    func page(_ keys: [Key]) -> PageStack {
      var state = PageStack(StartPage(game: nil))
      state.context.keys = map
      state.push(KeysPage())
      for key in keys { _ = state.handle(key, in: size) }
      return state
    }
    return [
      ("key-list", page([])), ("key-list-awaiting", page([.down, .enter])),
      ("key-list-taken", page([.enter, .character("?")])),
      ("key-list-own", page([.pageDown])),
      ("key-list-all", page([.end, .enter])),
    ]
  }

  /// The nearby tables: none yet, several, an address and a code being typed.
  private static func joining() -> [(name: String, state: PageStack)] {
    let offers = [
      TableOffer(address: "/run/user/1000/mue/table", host: PlayerName("clara"), site: .here),
      TableOffer(
        address: "192.0.2.7:7155", host: PlayerName(SweepTests.names[2]), site: .network, free: 3,
        players: 6),
      TableOffer(
        address: "[2001:db8:85a3:8d3:1319:8a2e:370:7348]:7155", host: PlayerName("Ben"),
        site: .network, free: 1, players: 5),
      TableOffer(
        address: "192.0.2.9:7155", host: PlayerName("Dora"), site: .network, isKept: true),
    ]
    func page(_ offers: [TableOffer], _ keys: [Key] = []) -> PageStack {
      var state = PageStack(StartPage(game: nil))
      state.push(JoinPage())
      state.take(.tables(offers))
      for key in keys { _ = state.handle(key, in: size) }
      return state
    }
    let code = "extraordinary-kettle-window-orange-paper".map(Key.character)
    return [
      ("join-none", page([])), ("join", page(offers)),
      ("join-kept", page(offers, [.end, .up])),
      ("join-network", page(offers, [.down, .down])),
      ("join-address", page(offers, [.end, .enter] + "mue.example.org".map(Key.character))),
      ("join-code", page(offers, [.down, .down, .enter] + code)),
    ]
  }

  /// The page for learning, a document being searched, a link followed.
  private static func reading() -> [(name: String, state: PageStack)] {
    func page(_ page: any Page, _ keys: String = "") -> PageStack {
      var state = PageStack(StartPage(game: nil))
      state.push(page)
      for key in keys { _ = state.handle(Key(typed: key), in: Size(width: 80, height: 24)) }
      return state
    }
    return [
      ("learn", page(LearnPage())),
      ("learn-finished", page(LearnPage(finished: Set(Lesson.allCases)))),
      ("practice", page(PracticePage())),
      ("practice-count", page(PracticePage(chosen: .drill(.trumpCount)))),
      ("play-well", page(Reader(.playWell))),
      ("keys", page(Reader(.keys))),
      ("rules-typing", page(Reader(.rules), "/7")),
      ("rules-found", page(Reader(.rules), "/7\n")),
      ("rules-nowhere", page(Reader(.rules), "/xyz\n")),
      ("howto-link", page(Reader(.howto), "\t")),
    ]
  }

  /// The page of results: waiting, empty, and at the top and the foot of a long one.
  private static func results() throws -> [(name: String, state: PageStack)] {
    let day = try #require(Day(text: "2026-11-21"))
    func results(_ games: [PlayedGame]) -> Results { Results(games, today: day) { _ in day } }
    let waiting = open(nil)
    let none = open(results([]))
    var many = open(results(try games()))
    many.take(.achievements(try achievements()))
    let top = many
    _ = many.handle(.end, in: Size(width: 80, height: 24))
    return [
      ("results-waiting", waiting), ("results-none", none), ("results", top), ("results-end", many),
    ]
  }

  /// The deals of the day: before they have been read, before the first, and after some months.
  private static func days() throws -> [(name: String, state: PageStack)] {
    func page(_ calendar: DayCalendar?, _ keys: [Key] = []) -> PageStack {
      var state = PageStack(StartPage(game: nil))
      state.push(DaysPage())
      if let calendar { state.take(.days(calendar)) }
      for key in keys { _ = state.handle(key, in: size) }
      return state
    }
    let today = try #require(Day(text: "2026-11-28"))
    let some = DayCalendar(try dayGames(), today: today)
    return [
      ("days-waiting", page(nil)), ("days-none", page(DayCalendar([], today: today))),
      ("days", page(some)), ("days-before", page(some, [.left])),
    ]
  }

  /// Finished deals of the day of two months.
  static func dayGames() throws -> [PlayedGame] {
    let days = ["2026-10-30", "2026-10-31", "2026-11-01", "2026-11-25", "2026-11-26", "2026-11-27"]
    return try days.map { text in
      let players = try SweepTests.names.prefix(5).enumerated().map { index, name in
        Player(
          name: try #require(PlayerName(name)), agent: index == 0 ? .person() : .computer(.club))
      }
      var game = try DailyDeal(try #require(Day(text: text))).game(players)
      try Positions.play(&game, until: { $0.match.isOver }, choose: Positions.personBidsMost)
      return PlayedGame(game)
    }
  }

  /// The achievements of games in which all are found but one.
  static func achievements() throws -> FoundAchievements {
    var found = FoundAchievements()
    for (number, players) in zip(1..., PlayerCount.allCases) {
      var game = try Positions.game(players, seed: 3, end: .hands(30), names: SweepTests.names)
      try Positions.play(&game, until: { $0.match.isOver })
      found.add(game, number: number, day: Day(text: "2026-11-21"))
    }
    return found
  }

  /// The coach's page: before the report has been read, without reviews, its top and its end.
  private static func coach() throws -> [(name: String, state: PageStack)] {
    var end = open(coach: try report())
    _ = end.handle(.end, in: size)
    return [
      ("coach-waiting", open(coach: nil)),
      ("coach-none", open(coach: CoachReport([], [], waiting: 12))),
      ("coach", open(coach: try report())), ("coach-end", end),
    ]
  }

  /// The start menu with the coach's page open.
  static func open(coach report: CoachReport?) -> PageStack {
    var state = PageStack(StartPage(game: nil))
    state.open(CoachPage())
    if let report { state.take(.coach(report)) }
    return state
  }

  /// A report on games of every number of players, with every pattern.
  ///
  /// In each hand of the first game a hint was asked for; in the others too if they are helped.
  static func report(isHelped: Bool = false) throws -> CoachReport {
    var number = 0
    var played: [PlayedGame] = []
    var reviews: [KeptReview] = []
    for (index, game) in try games().enumerated() {
      var notes = game.notes
      notes.begun = index
      notes.hints = 0
      notes.undos = 0
      if index == 0 || isHelped {
        for hand in 1...game.scores.count { notes.countHint(inHand: hand) }
      }
      let game = try #require(
        PlayedGame(
          rules: game.rules, seed: game.seed, players: game.players, notes: notes,
          scores: game.scores))
      played.append(game)
      reviews += game.scores.indices.map { hand in
        let decisions = DecisionKind.allCases.map { kind in
          number += 1
          return KeptDecision(
            moveIndex: number % 40, kind: kind, hundredths: number * 37 % 600,
            best: .init(text: "R7", hundredths: 100),
            leak: Leak.allCases[number % Leak.allCases.count])
        }
        return KeptReview(game: game.identity, hand: hand + 1, decisions: decisions)
      }
    }
    return CoachReport(played, reviews, waiting: 1)
  }

  /// The start menu with the page of results open.
  static func open(_ results: Results?) -> PageStack {
    var state = PageStack(StartPage(game: nil))
    state.push(ResultsPage())
    if let results { state.take(.results(results)) }
    return state
  }

  /// Finished games with every number of players, in which the person is Chief, or not.
  static func games() throws -> [PlayedGame] {
    var games: [PlayedGame] = []
    for (index, players) in PlayerCount.allCases.enumerated() {
      for seed in 0..<3 {
        var game = try Positions.game(
          players, seed: UInt64(seed), end: seed == 2 ? .hands(6) : .points(100),
          names: SweepTests.names)
        let choose = seed == 0 ? Positions.personBidsMost : Positions.steady
        try Positions.play(&game, until: { $0.match.isOver }, choose: choose)
        game.notes.secondsPlayed = 36_000
        game.notes.hints = 12
        game.notes.lastPlayed = index * 10 + seed
        games.append(PlayedGame(game))
      }
    }
    return games
  }
}
