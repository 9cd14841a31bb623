import MueGame
import MueRules
import MueWords

extension AppContext {
  /// A new game with the deal of a day, against others as the person likes them.
  func game(of deal: DailyDeal, words: Words) throws -> Game {
    let preferences = settings.preferences
    let opponent = ComputerPlayer(level: preferences.level, style: preferences.style)
    let names = NewGamePlan(opponents: opponent)
      .names(person: personName(preferences, words), usual: words.opponentNames)
    var game = try deal.game(
      names.enumerated().map { index, name in
        Player(name: name, agent: index == 0 ? .person() : .computer(opponent))
      })
    game.notes.title = GameTitle(words(.dayName(day: deal.day.text)))
    return game
  }
}
