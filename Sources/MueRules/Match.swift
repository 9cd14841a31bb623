/// A match: hand after hand, the deal passing clockwise, until the agreed end.
public struct Match: Sendable {
  public let rules: MatchRules
  /// The seed of every deal that has no agreed seed.
  public let seed: UInt64
  /// The seeds of deals that were agreed hand by hand, the first hand's first; empty unless people
  /// at several terminals agreed on them.
  public private(set) var agreedSeeds: [UInt64]
  /// The scores of the finished hands, the oldest first.
  public private(set) var scores: [RoundScore] = []
  /// The current hand, or the last one when the match is over.
  public private(set) var round: Round

  /// A match at the beginning of its first hand.
  ///
  /// The first hands are dealt from `agreedSeeds`, as long as they last.
  public init(rules: MatchRules, seed: UInt64, agreedSeeds: [UInt64] = []) {
    self.rules = rules
    self.seed = seed
    self.agreedSeeds = agreedSeeds
    round = Self.round(
      1, of: rules, seed: agreedSeeds.first ?? Self.dealSeed(hand: 1, seed: seed))
  }

  /// The match at its beginning, with the same deals.
  public var begun: Match { Match(rules: rules, seed: seed, agreedSeeds: agreedSeeds) }

  /// The number of the hand in `round`, from 1.
  public var hand: Int { scores.count + (round.score == nil ? 1 : 0) }

  public var players: PlayerCount { rules.players }

  /// Each seat's total after the finished hands.
  public var totals: [Int] { rules.totals(of: scores) }

  public var isOver: Bool {
    round.score != nil && rules.isOver(after: scores)
  }

  /// Makes the move of the seat to move.
  ///
  /// - Throws: The reason why the move is illegal.
  public mutating func apply(_ move: Move) throws(IllegalMove) {
    try round.apply(move)
    if let score = round.score { scores.append(score) }
  }

  /// Makes a move that is known to be legal, as `Round.applyLegal` does.
  package mutating func applyLegal(_ move: Move) -> Bool {
    guard round.applyLegal(move) else { return false }
    if let score = round.score { scores.append(score) }
    return true
  }

  /// Deals the next hand, from the seed agreed for it if there is one.
  ///
  /// Does nothing during a hand or after the match.
  public mutating func dealNextHand(agreed seed: UInt64? = nil) {
    guard round.score != nil, !isOver else { return }
    let next = hand + 1
    if let seed {
      let before = agreedSeeds.prefix(next - 1)
      agreedSeeds = before + (before.count + 1..<next).map(dealSeed) + [seed]
    }
    round = Self.round(next, of: rules, seed: dealSeed(hand: next))
  }

  /// The seed of a hand's deal, hands counted from 1: the agreed one, or else the number in that
  /// position of the sequence of `SeededGenerator(seed)`.
  public func dealSeed(hand: Int) -> UInt64 {
    agreedSeeds.indices.contains(hand - 1)
      ? agreedSeeds[hand - 1] : Self.dealSeed(hand: hand, seed: seed)
  }

  /// The seed of a hand's deal in a match without agreed seeds.
  public static func dealSeed(hand: Int, seed: UInt64) -> UInt64 {
    var generator = SeededGenerator(seed: seed)
    for _ in 1..<max(1, hand) { _ = generator.next() }
    return generator.next()
  }

  private static func round(_ hand: Int, of rules: MatchRules, seed: UInt64) -> Round {
    let players = rules.players
    let dealer = players.seats[(rules.firstDealer.index + hand - 1) % players.number]
    let deal = Deal(players: players, seed: seed, variant: rules.variant)
    return Round(deal: deal, dealer: dealer)
  }
}

/// What the players agree on before a match.
public struct MatchRules: Hashable, Sendable {
  /// When a match ends.
  public enum End: Hashable, Sendable {
    /// After a hand in which a player has this total.
    case points(Int)
    case hands(Int)

    /// The total that ends it; nil when hands are counted.
    public var points: Int? { if case .points(let points) = self { points } else { nil } }
    /// The number of hands that ends it; nil when points are.
    public var hands: Int? { if case .hands(let hands) = self { hands } else { nil } }
  }

  public let variant: Rules
  public let players: PlayerCount
  public let end: End
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

  /// The seats with the highest total in a list of hands; several share a victory (our choice).
  public func best(of scores: [RoundScore]) -> [Seat] {
    let totals = totals(of: scores)
    guard let best = totals.max() else { return [] }
    return players.seats.filter { totals[$0] == best }
  }
}
