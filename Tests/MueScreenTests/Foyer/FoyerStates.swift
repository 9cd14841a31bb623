import CellGrid
import MueRules
import MueTable

@testable import MueScreen

/// The foyer at every page worth looking at.
enum FoyerStates {
  private static let size = Size(width: 80, height: 24)
  /// Down to the person's name, and a name typed there.
  private static let typing: [Key] =
    Array(repeating: .down, count: 5) + "Ada 漢字".map(Key.character)

  /// The shelf with a game of every kind, after some keys.
  private static func shelf(keys: [Key] = []) throws -> FoyerState {
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
    var state = FoyerState(StartPage(game: nil))
    state.open(.shelf(ShelfPage()))
    state.show(games, unread: 0)
    for key in [.down, .pageDown] + keys { _ = state.handle(key, in: size) }
    return state
  }

  /// The form for a new game, after some keys.
  private static func form(keys: [Key]) throws -> FoyerState {
    var plan = NewGamePlan()
    plan.preset = .six
    plan.end = .hands(12)
    plan.seed = 9_999_999_999_999_999_999
    plan[opponent: 1].name = PlayerName(SweepTests.names[1])
    plan[opponent: 3].player = ComputerPlayer(level: .expert, style: .cautious, memory: 3)
    let names = SweepTests.names.compactMap { PlayerName($0) }
    var state = FoyerState(StartPage(game: nil))
    state.open(
      .newGame(
        NewGamePage(plan: plan, speed: .normal, person: names[0], usual: Array(names[1...]))))
    for key in keys { _ = state.handle(key, in: size) }
    return state
  }

  /// Each page with a name.
  static func all() throws -> [(name: String, state: FoyerState)] {
    var game = try Positions.game(.five, names: SweepTests.names)
    try Positions.play(&game, until: { $0.match.scores.count == 3 })
    var states = [
      ("start-first", FoyerState(StartPage(game: nil))),
      ("start", FoyerState(StartPage(game: game.summary))),
    ]
    states[0].1.say(.saveLost(file: "0001.mue"))
    states += try [("shelf", shelf()), ("shelf-renaming", shelf(keys: [.character("r")]))]
    states += try [
      ("new-game", form(keys: [.down])), ("new-game-name", form(keys: Self.typing)),
      ("new-game-end", form(keys: [.up])),
    ]
    return states
  }
}
