import MueRules

/// The deal of a day: one hand for five players, the same for everybody who plays that day.
public struct DailyDeal: Hashable, Sendable {
  public let day: Day

  public init(_ day: Day) { self.day = day }

  /// The seed of the cards: the first number of a `SeededGenerator` seeded with the day as
  /// `yyyymmdd`.
  ///
  /// It must never change, in any later version: people compare their results.
  var seed: UInt64 {
    let number = UInt64(day.year * 10_000 + day.month * 100 + day.day)
    var generator = SeededGenerator(seed: number)
    return generator.next()
  }

  /// The rules: one hand for five players; the seed chooses the dealer, as in any game.
  var rules: MatchRules {
    get throws(MatchRulesError) {
      try MatchRules(players: .five, end: .hands(1), firstDealer: Int(seed % 5))
    }
  }

  /// The game of the day; the first of the players is the person.
  ///
  /// - Throws: `playerCount` unless there are five.
  public func game(_ players: [Player]) throws -> Game {
    var game = try Game(rules: rules, seed: seed, players: players)
    game.notes.day = day
    return game
  }

  /// Whether a game is really this deal; its notes alone prove nothing, since anybody could write
  /// the day there.
  public func isDeal(of game: Game) -> Bool {
    game.notes.day == day && game.match.seed == seed && game.match.rules == (try? rules)
  }
}
