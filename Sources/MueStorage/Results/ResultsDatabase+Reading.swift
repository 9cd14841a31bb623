import MueGame
import MueRules

extension ResultsDatabase {
  /// The games recorded, in the order they were played; of a span of seconds since 1970, `since`
  /// included and `until` not, if those are named.
  public func games(since: Int? = nil, until: Int? = nil) throws(ResultsDatabaseError)
    -> [PlayedGame]
  {
    let games = try connection.prepare(
      """
      SELECT id, identity, seats, points, hands, first_dealer, seed, seconds, undos, hints,
        abandoned, begun, last_played, day
      FROM game
      WHERE (?1 IS NULL OR coalesce(last_played, begun) >= ?1)
        AND (?2 IS NULL OR coalesce(last_played, begun) < ?2)
      ORDER BY coalesce(last_played, begun, 0), identity
      """)
    let players = try connection.prepare(
      "SELECT seat, name, agent FROM player WHERE game = ? ORDER BY seat")
    let hands = try connection.prepare(
      """
      SELECT number, outcome, level, chief, vice, partner, vice_trump, chief_trump, tied, last,
        points, bonus
      FROM hand WHERE game = ? ORDER BY number
      """)
    try games.bind([.optional(since), .optional(until)])
    var found: [PlayedGame] = []
    while try games.next() {
      found.append(try Self.game(games, players, hands))
    }
    return found
  }

  private static func game(
    _ row: SQLiteStatement, _ players: SQLiteStatement, _ hands: SQLiteStatement
  ) throws(ResultsDatabaseError) -> PlayedGame {
    guard let key = row.integer(0), let rules = row.rules,
      let seed = row.text(6).flatMap({ UInt64($0) })
    else { throw .damaged }
    try players.bind([.integer(key)])
    var seated: [Player] = []
    while try players.next() {
      guard players.integer(0) == seated.count, let player = players.player else {
        throw .damaged
      }
      seated.append(player)
    }
    try hands.bind([.integer(key)])
    var scores: [RoundScore] = []
    while try hands.next() {
      guard hands.integer(0) == scores.count + 1, scores.count < MatchRules.mostHands,
        let score = hands.score(rules.players)
      else { throw .damaged }
      scores.append(score)
    }
    let game = PlayedGame(
      rules: rules, seed: seed, players: seated, notes: row.notes, scores: scores)
    guard let game, game.identity == row.text(1) else { throw .damaged }
    return game
  }
}

extension SQLiteStatement {
  fileprivate var rules: MatchRules? {
    guard let count = integer(2).flatMap(PlayerCount.init), let dealer = integer(5) else {
      return nil
    }
    let end: MatchRules.End
    switch (integer(3), integer(4)) {
    case (let points?, nil): end = .points(points)
    case (nil, let hands?): end = .hands(hands)
    default: return nil
    }
    return try? MatchRules(players: count, end: end, firstDealer: dealer)
  }

  fileprivate var notes: GameNotes {
    var notes = GameNotes()
    notes.secondsPlayed = integer(7) ?? 0
    notes.undos = integer(8) ?? 0
    notes.hints = integer(9) ?? 0
    notes.isAbandoned = integer(10) == 1
    notes.begun = integer(11)
    notes.lastPlayed = integer(12)
    notes.day = text(13).flatMap(Day.init(text:))
    return notes
  }

  fileprivate var player: Player? {
    guard let text = text(1), let name = PlayerName(text), name.text == text,
      let agent = self.text(2).flatMap(Agent.init(text:))
    else { return nil }
    return Player(name: name, agent: agent)
  }
}
