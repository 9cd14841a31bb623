import MueRules

/// The deal of a day: one hand at five, the same for everybody who plays that day.
public struct DailyDeal: Hashable, Sendable {
  /// Whose deal it is.
  public let day: Day

  /// The deal of a day.
  public init(_ day: Day) { self.day = day }

  /// The number the cards come from: the first number of `SeededGenerator` begun with the day as
  /// `yyyymmdd`.
  ///
  /// It never changes, in no later version either: people compare what they made of it.
  public var seed: UInt64 {
    let number = UInt64(day.year * 10_000 + day.month * 100 + day.day)
    var generator = SeededGenerator(seed: number)
    return generator.next()
  }

  /// What is played: one hand at five, the dealer by the seed as in any game.
  public var rules: MatchRules {
    get throws(MatchRulesError) {
      try MatchRules(players: .five, end: .hands(1), firstDealer: Int(seed % 5))
    }
  }

  /// The game of the day among players, the first of them the person; throws when they are not five.
  public func game(_ players: [Player]) throws -> Game {
    var game = try Game(rules: rules, seed: seed, players: players)
    game.notes.day = day
    return game
  }

  /// Whether a game is this deal as it was dealt: the day's note alone could be anybody's.
  public func isDeal(of game: Game) -> Bool {
    game.notes.day == day && game.match.seed == seed && game.match.rules == (try? rules)
  }
}
