import MueBots
import MueGame
import MueStorage
import MueUI
import MueWords
import Platform

/// Prints the result of the last deal of the day as a line to share: `mue day --line`.
struct DayLineCommand {
  let context: AppContext
  /// Whether the line uses ASCII only, even where the terminal shows more.
  let isASCII: Bool

  /// Prints the line, or that there is none.
  func run() -> ExitCode {
    let game: Game?
    do throws(StoreError) {
      game = try GameStore.openForReading(in: context.directories).lastDay
    } catch {
      if error != .noGames {
        context.complain(error.phrase)
        return .failed
      }
      game = nil
    }
    guard let game, let day = game.day else {
      context.complain(.noDayPlayed)
      return .failed
    }
    if isatty(STDERR_FILENO) == 1 { context.complain(.parWorkedOut) }
    let narration = Narration(game.view(for: game.personSeat))
    guard var par = game.par(ofHand: 1, policies: context.policies.policies) else {
      return .failed
    }
    while par.score == nil { guard par.playOn() else { return .failed } }
    guard let score = par.score, let line = narration.dayLine(day, par: score) else {
      return .failed
    }
    let text = context.words(line)
    print(isASCII || !hasSquares ? text.inASCII : text)
    return .done
  }
}

extension DayLineCommand {
  /// Whether the squares can be shown; the Linux console has no signs for them.
  private var hasSquares: Bool {
    context.isUnicode
      && !(context.environment["TERM", default: ""].hasPrefix("linux")
        && isatty(STDOUT_FILENO) == 1)
  }
}

/// Prints the deals of the day played, month by month: `mue day --calendar`.
struct DayCalendarCommand {
  let context: AppContext

  func run() -> ExitCode {
    guard context.savedGames() != nil, let today = SystemClock().today else { return .failed }
    do throws(DatabaseError) {
      let (games, wasDamaged) = try ResultsDatabaseFile(directories: context.directories).use {
        (database) throws(DatabaseError) in try database.games()
      }
      if wasDamaged { context.complain(.resultsDamaged) }
      let lines = CalendarText.lines(
        DayCalendar(games, today: today), isWhole: true, words: context.words,
        isUnicode: context.isUnicode)
      for line in lines { print(line) }
      return .done
    } catch {
      context.complain(error.readingPhrase)
      return .failed
    }
  }
}

extension AppContext {
  /// A new game with the deal of a day, against the opponents in the person's preferences.
  ///
  /// Nil if it cannot be set up, for example because a person's own language has too few names.
  func game(of deal: DailyDeal, words: Words) -> Game? {
    game(of: deal, among: NewGamePlan(for: settings.preferences), words: words)
  }

  /// A new game with the deal of a day, against a plan's opponents; nil if it cannot be set up.
  func game(of deal: DailyDeal, among plan: NewGamePlan, words: Words) -> Game? {
    let preferences = settings.preferences
    let names = plan.names(person: personName(preferences, words), usual: words.opponentNames)
    let agents = [.person()] + plan.opponents.map { Agent.computer($0.player) }
    let players = zip(names, agents).map(Player.init)
    var game = Log.attempt("to begin the deal of the day") { try deal.game(players) }
    game?.notes.title = GameTitle(words(.dayName(day: deal.day.text)))
    return game
  }
}
