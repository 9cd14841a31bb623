import MueGame
import MueStorage
import MueWords
import Platform

/// How a session begins: the game, its table or the start menu, and the first notice.
struct SessionStart {
  var keeper: GameKeeper?
  /// Whether the session starts at the game's table rather than in the start menu.
  var isAtTable = true
  var notice: Phrase?
  /// The first route; nil if it follows from the other properties.
  var route: Route?

  /// Starts where the person left: at the table of the game played last or in the start menu.
  static func whereLeft(_ store: inout GameStore?, clock: any Clock) -> SessionStart {
    guard var open = store else { return SessionStart() }
    let wasAtTable = open.lastPlace?.isAtTable ?? true
    let loaded = open.loadCurrent()
    store = open
    return SessionStart(loaded, in: open, isAtTable: wasAtTable, clock: clock)
  }

  /// Starts with a saved game, by its number.
  static func game(
    _ number: Int, _ store: inout GameStore?, clock: any Clock
  ) -> SessionStart {
    guard var open = store else { return SessionStart() }
    let loaded = open.open(number)
    store = open
    return SessionStart(loaded, in: open, opensAnyGame: true, isAtTable: true, clock: clock)
  }
}

extension SessionStart {
  /// The same start for a person alone: a match that needs friends stays closed.
  var alone: SessionStart {
    guard let keeper, let awaited = keeper.friendsAwaited else { return self }
    return SessionStart(keeper: keeper, isAtTable: false, notice: awaited, route: route)
  }

  private init(
    _ loaded: (game: Game?, notices: [SaveNotice]), in store: GameStore, opensAnyGame: Bool = false,
    isAtTable: Bool, clock: any Clock
  ) {
    keeper = loaded.game.map { GameKeeper($0, store: store, isNew: false, clock: clock) }
    notice = loaded.notices.first?.phrase
    // A finished match is not reopened unless the program stopped before its end was shown.
    self.isAtTable =
      isAtTable && (opensAnyGame || keeper?.game.match.isOver != true || store.lastRunStopped)
  }
}

extension GameStore {
  /// Records the start of a run; if that fails, the game can still be played.
  func noteRun() {
    Log.attempt("to note the run") { () throws(StoreError) in try begin() }
  }
}

extension Session {
  /// Runs the session to its end; `trouble` is shown if the start has no notice.
  func spend(from beginning: SessionStart, trouble: Phrase?) -> ExitCode {
    store?.noteRun()
    keeper = beginning.keeper
    let notice = beginning.notice ?? trouble ?? context.ownFileFaults.first
    if let route = beginning.route { return run(through: route) }
    if let keeper = beginning.keeper, beginning.isAtTable {
      // If the program was killed, the person may not have seen the trick that the last move ended.
      let showsLastTrick = store?.lastRunStopped ?? false
      return run(through: .table(keeper, notice: notice, showsLastTrick: showsLastTrick))
    }
    return run(through: .startMenu(notice: notice))
  }
}

extension Words {
  /// The language's names for computer players.
  var opponentNames: [PlayerName] {
    self(.opponentNames).split(separator: ",").compactMap { PlayerName(String($0)) }
  }
}

extension AppContext {
  /// The person's name: from the settings, else the login name, else the language's default.
  func personName(_ preferences: Preferences, _ words: Words) -> PlayerName {
    if let name = preferences.name { return name }
    let login = environment["USER"] ?? ""
    let names = [login == "root" ? "" : Self.capitalized(login), words(.somebody)]
    return names.lazy.compactMap { PlayerName($0) }.first ?? .nobody
  }

  /// Capitalizes the first letter of each word of a login name: `Anna-Maria` for `anna-maria`.
  private static func capitalized(_ login: String) -> String {
    var name = ""
    for letter in login {
      name += name.last?.isLetter == true ? letter.lowercased() : letter.uppercased()
    }
    return name
  }
}
