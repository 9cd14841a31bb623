import MueRules

/// What makes results comparable: how many sat there, how long it was, and how well they play.
public struct GameKind: Hashable, Sendable {
  /// How many play.
  public let players: PlayerCount
  /// When it ends.
  public let end: MatchRules.End
  /// The level of all opponents; nil when they differ or are people.
  public let level: Level?

  /// The kind of a game.
  public init(_ game: PlayedGame) {
    players = game.rules.players
    end = game.rules.end
    let seats = players.seats.filter { $0 != game.seat }
    let levels = Set(seats.map { game.players[$0].agent.level })
    level = levels.count == 1 ? levels.first ?? nil : nil
  }

  /// Sorts kinds: by seats, then length, then level.
  var order: [Int] {
    let length =
      switch end {
      case .points(let points): [0, points]
      case .hands(let hands): [1, hands]
      }
    let level = level.flatMap(Level.allCases.firstIndex) ?? Level.allCases.count
    return [players.number] + length + [level]
  }
}

extension Agent {
  /// How well it plays; nil for people.
  var level: Level? {
    if case .computer(let player) = self { player.level } else { nil }
  }
}
