import MueBots
import MueRules
import Testing

@testable import MueGame

/// Constructed finished games of five players, with the person on seat 1.
struct Constructed {
  static let players = PlayerCount.five

  /// A game of some hands.
  static func game(
    _ scores: [RoundScore], level: BotSettings.Level = .club, undos: Int = 0, peek: Peek = .none,
    played: Int = 0,
    end: MatchRules.End? = nil
  ) throws -> PlayedGame {
    let seats = try ["Ada", "You", "Bea", "Carl", "Dora"].enumerated().map { seat, name in
      let computer = BotSettings(level: seat == 0 ? level : .club)
      return Player(
        name: try #require(PlayerName(name)),
        agent: seat == 1 ? .person(peek: peek) : .computer(computer))
    }
    var notes = GameNotes()
    notes.undos = undos
    notes.hints = 2
    notes.secondsPlayed = 60
    notes.lastPlayed = played
    let rules = try MatchRules(players: players, end: end ?? .hands(scores.count))
    return try #require(
      PlayedGame(rules: rules, seed: 1, players: seats, notes: notes, scores: scores))
  }

  /// A hand in which the seats won these card points.
  static func hand(
    chief: Int, vice: Int? = nil, partner: Int, level: Int, trump: String, points: [Int]
  ) throws -> RoundScore {
    func seat(_ index: Int) throws -> Seat { try #require(players.seat(index)) }
    let contract = Contract(
      roles: Roles(chief: try seat(chief), vice: try vice.map(seat), level: level),
      viceTrump: vice.map { _ in .number(Rank.all[3]) },
      chiefTrump: try #require(Trump(text: trump)), partner: try seat(partner))
    let reckoning = Reckoning(rules: Rules.classic[players], contract: contract, points: points)
    return RoundScore(result: .played(reckoning), points: points, bonus: reckoning.bonus)
  }

  /// An éclat of these seats, the last of which pays.
  static func eclat(_ seats: [Int], level: Int) throws -> RoundScore {
    let tied = try seats.map { try #require(players.seat($0)) }
    let eclat = Eclat(level: level, tied: tied.sorted(), last: try #require(tied.last))
    return RoundScore(
      result: .eclat(eclat), points: [0, 0, 0, 0, 0], bonus: Rules.classic[players].bonus(of: eclat)
    )
  }

  static let allPassed = RoundScore(
    result: .allPassed, points: [0, 0, 0, 0, 0], bonus: [0, 0, 0, 0, 0])
}
