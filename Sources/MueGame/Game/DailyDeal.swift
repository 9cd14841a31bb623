import MueRules

/// The deal of a day: one hand for five players, the same for everybody who plays that day.
public struct DailyDeal: Hashable, Sendable {
  public let day: Day
  /// The seed of the cards.
  let seed: UInt64

  /// The deal for everybody.
  ///
  /// Its seed has at most seven digits: a power of the day's serial number, modulo a prime. No two
  /// days have the same one, since the exponent shares no factor with the prime less one. It must
  /// never change, in any later version: people compare their results.
  public init(_ day: Day) {
    self.day = day
    seed = (0..<Self.exponent).reduce(1) { power, _ in power * UInt64(day.number) % Self.prime }
  }

  /// The deal of a card room, which has a seed of its own for each day.
  public init(_ day: Day, seed: UInt64) {
    self.day = day
    self.seed = seed
  }

  /// The largest prime of seven digits, above the serial number of any day.
  private static let prime: UInt64 = 9_999_991
  private static let exponent = 17

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

  /// Whether a game has this deal.
  public func isDealt(in game: Game) -> Bool {
    game.notes.day == day && game.dealt.seed == seed && game.dealt.rules == (try? rules)
  }

  /// The deal of a day that the notes of a game name; nil if the game has other cards or rules.
  ///
  /// Notes alone prove nothing: anybody could write a day there, and earlier versions dealt other
  /// cards.
  fileprivate init?(named notes: GameNotes, seed: UInt64, rules: MatchRules) {
    guard let day = notes.day else { return nil }
    self.init(day)
    guard seed == self.seed, rules == (try? self.rules) else { return nil }
  }
}

extension Game {
  /// The day whose deal this is; nil for any other game.
  public var day: Day? { DailyDeal(named: notes, seed: dealt.seed, rules: dealt.rules)?.day }
}

extension PlayedGame {
  /// The day whose deal this is; nil for any other game.
  public var day: Day? { DailyDeal(named: notes, seed: seed, rules: rules)?.day }
}
