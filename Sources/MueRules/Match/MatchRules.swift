/// What the players agree on before a match.
public struct MatchRules: Hashable, Sendable {
  /// When a match ends.
  public enum End: Hashable, Sendable {
    /// After a hand in which a player has this total.
    case points(Int)
    /// After this many hands.
    case hands(Int)

    /// The total that ends it; nil when hands are counted.
    public var points: Int? { if case .points(let points) = self { points } else { nil } }
    /// The number of hands that ends it; nil when points are.
    public var hands: Int? { if case .hands(let hands) = self { hands } else { nil } }
  }

  /// The rules of the game.
  public let variant: Rules
  /// The number of players.
  public let players: PlayerCount
  /// When it ends.
  public let end: End
  /// The seat that deals the first hand.
  public let firstDealer: Seat

  /// The rules of a match.
  ///
  /// - Throws: The first choice that the rules of the game do not offer.
  public init(
    variant: Rules = .classic, players: PlayerCount, end: End = .points(200), firstDealer: Int = 0
  ) throws(MatchRulesError) {
    guard let dealer = players.seat(firstDealer) else { throw .dealer(firstDealer) }
    switch end {
    case .points(let points) where !variant.length.points.contains(points): throw .points(points)
    case .hands(let hands) where !variant.length.hands.contains(hands): throw .hands(hands)
    default: break
    }
    self.variant = variant
    self.players = players
    self.end = end
    self.firstDealer = dealer
  }

  /// The rules of each hand.
  public var handRules: HandRules { variant[players] }

  /// The most hands that a reader of files accepts; no real match has as many.
  public static let mostHands = 2000
}

/// A choice for a match that the rules do not offer.
public enum MatchRulesError: Error, Hashable, Sendable {
  /// A total that is not offered.
  case points(Int)
  /// A number of hands that is not offered.
  case hands(Int)
  /// A seat that does not exist with this number of players.
  case dealer(Int)
}

extension MatchRules {
  /// Each seat's total in a list of hands.
  public func totals(of scores: [RoundScore]) -> [Int] {
    scores.reduce(Array(repeating: 0, count: players.number)) { totals, hand in
      zip(totals, hand.score).map { $0 + $1 }
    }
  }

  /// Whether the match is over after these hands.
  public func isOver(after scores: [RoundScore]) -> Bool {
    switch end {
    case .points(let points): (totals(of: scores).max() ?? 0) >= points
    case .hands(let hands): scores.count >= hands
    }
  }

  /// The seats with the highest total in a list of hands.
  public func best(of scores: [RoundScore]) -> [Seat] {
    let totals = totals(of: scores)
    guard let best = totals.max() else { return [] }
    return players.seats.filter { totals[$0] == best }
  }
}
