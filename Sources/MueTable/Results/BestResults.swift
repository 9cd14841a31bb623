import MueRules

/// The best results in one kind of game, the best first.
///
/// Only games played to their end in which no decision was taken back; the farthest lead is best, of
/// equal ones the higher total, then the earlier one.
public struct BestResults: Hashable, Sendable {
  /// The kind of game.
  public let kind: GameKind
  /// How many games count.
  public let matches: Int
  /// How many of them were won.
  public let wins: Int
  /// The best of them.
  public let best: [PlayedGame]

  /// How many results of a kind are shown.
  public static let limit = 3

  /// The best results of every kind among games in the order they were played.
  public static func all(of games: [PlayedGame]) -> [BestResults] {
    Dictionary(grouping: games.filter(\.counts), by: GameKind.init)
      .map { BestResults(kind: $0.key, $0.value) }
      .sorted { $0.kind.order.lexicographicallyPrecedes($1.kind.order) }
  }

  private init(kind: GameKind, _ games: [PlayedGame]) {
    self.kind = kind
    matches = games.count
    wins = games.count { $0.place == 1 }
    let sorted = games.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      return (left.lead, left.totals[left.seat], $1.offset)
        > (right.lead, right.totals[right.seat], $0.offset)
    }
    best = sorted.prefix(Self.limit).map(\.element)
  }
}
