import MueBots
import MueData
import MueRules

/// The conditions for comparing results: the number of players, the length, and the opponents'
/// level.
public struct GameKind: Hashable, Sendable {
  public let players: PlayerCount
  public let end: MatchRules.End
  /// The level of all opponents; nil when they differ or are people.
  public let level: BotSettings.Level?

  init(_ game: PlayedGame) {
    players = game.rules.players
    end = game.rules.end
    let seats = players.seats.filter { $0 != game.seat }
    let levels = Set(seats.map { game.players[$0].agent.level })
    level = levels.count == 1 ? levels.first ?? nil : nil
  }

  /// The sort order of kinds: by players, then length, then level.
  var order: [Int] {
    let length =
      switch end {
      case .points(let points): [0, points]
      case .hands(let hands): [1, hands]
      }
    let level =
      level.flatMap(BotSettings.Level.allCases.firstIndex) ?? BotSettings.Level.allCases.count
    return [players.number] + length + [level]
  }
}
