import MueBots
import MueGame
import MueStorage
import MueWords
import Platform

/// Prints the result of the last deal of the day as a line to share: `mue day --line`.
struct DayLineCommand {
  let context: AppContext

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
    print(context.isUnicode ? text : text.inASCII)
    return .done
  }
}

extension AppContext {
  /// A new game with the deal of a day, against the opponents in the person's preferences.
  ///
  /// Nil if it cannot be set up, for example because a person's own language has too few names.
  func game(of deal: DailyDeal, words: Words) -> Game? {
    let preferences = settings.preferences
    let opponent = BotSettings(level: preferences.level, style: preferences.style)
    let names = NewGamePlan(opponents: opponent)
      .names(person: personName(preferences, words), usual: words.opponentNames)
    let players = names.enumerated().map { index, name in
      Player(name: name, agent: index == 0 ? .person() : .computer(opponent))
    }
    var game = Log.attempt("to begin the deal of the day") { try deal.game(players) }
    game?.notes.title = GameTitle(words(.dayName(day: deal.day.text)))
    return game
  }
}
