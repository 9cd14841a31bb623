import MueBots
import MueRules

/// The best results in one kind of game, the best first.
///
/// Only games count that were played to the end without an undo. The largest lead is best; among
/// equals the higher total, then the earlier game.
public struct BestResults: Hashable, Sendable {
  public let kind: GameKind
  public let matches: Int
  public let wins: Int
  public let best: [PlayedGame]
  /// The day of each of these; nil where it is unknown.
  public let days: [Day?]

  /// The number of results shown for each kind.
  public static let limit = 3

  /// The best results of every kind among games in the order they were played; `day` converts a
  /// time in seconds since 1970 to the person's calendar day.
  public static func all(of games: [PlayedGame], day: (Int) -> Day?) -> [BestResults] {
    Dictionary(grouping: games.filter(\.counts), by: GameKind.init)
      .map { BestResults(kind: $0.key, $0.value, day) }
      .sorted { $0.kind.order.lexicographicallyPrecedes($1.kind.order) }
  }

  private init(kind: GameKind, _ games: [PlayedGame], _ day: (Int) -> Day?) {
    self.kind = kind
    matches = games.count
    wins = games.count { $0.place == 1 }
    let sorted = games.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      return (left.lead, left.totals[left.seat], $1.offset)
        > (right.lead, right.totals[right.seat], $0.offset)
    }
    best = sorted.prefix(Self.limit).map(\.element)
    days = best.map { $0.time.flatMap(day) }
  }
}

/// What makes results comparable: the number of players, the length, and the opponents' level.
public struct GameKind: Hashable, Sendable {
  public let players: PlayerCount
  public let end: MatchRules.End
  /// The level of all opponents; nil when they differ or are people.
  public let level: BotSettings.Level?

  public init(_ game: PlayedGame) {
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

extension Agent {
  /// The level; nil for people.
  var level: BotSettings.Level? {
    if case .computer(let player) = self { player.level } else { nil }
  }
}
