import MueRules

/// The deal of a day: one hand at five, the same for everybody who plays that day.
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

  /// Whether a game really is this deal, since anybody could write the day into its notes.
  public func isDeal(of game: Game) -> Bool {
    game.notes.day == day && game.match.seed == seed && game.match.rules == (try? rules)
  }
}

/// A calendar day, written `2026-11-21` in files.
public struct Day: Hashable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// A day; nil if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...lengths[month - 1]).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a day as files write it; nil if it is not one.
  public init?(text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as files write it.
  public var text: String {
    "\(year.digits(atLeast: 4))-\(month.digits(atLeast: 2))-\(day.digits(atLeast: 2))"
  }
}
