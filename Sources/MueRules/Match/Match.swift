/// A match: hand after hand, the deal passing clockwise, until the agreed end.
public struct Match: Sendable {
  /// What was agreed.
  public let rules: MatchRules
  /// The number all deals come from.
  public let seed: UInt64
  /// The hands that are over and counted, the oldest first.
  public private(set) var scores: [RoundScore] = []
  /// The hand being played, or the last one when it is over.
  public private(set) var round: Round

  /// A match at the beginning of its first hand.
  public init(rules: MatchRules, seed: UInt64) {
    self.rules = rules
    self.seed = seed
    round = Self.round(1, of: rules, seed: seed)
  }

  /// The number of the hand in `round`, from 1.
  public var hand: Int { scores.count + (round.score == nil ? 1 : 0) }

  /// The players.
  public var players: PlayerCount { rules.players }

  /// What each seat has scored in all hands that are over.
  public var totals: [Int] {
    scores.reduce(Array(repeating: 0, count: players.number)) { totals, hand in
      zip(totals, hand.score).map { $0 + $1 }
    }
  }

  /// Whether the match is over.
  public var isOver: Bool {
    guard round.score != nil else { return false }
    return switch rules.end {
    case .points(let points): (totals.max() ?? 0) >= points
    case .hands(let hands): scores.count >= hands
    }
  }

  /// Who has the highest total once the match is over; several share a victory (our choice).
  public var winners: [Seat] {
    guard isOver, let best = totals.max() else { return [] }
    return players.seats.filter { totals[$0] == best }
  }

  /// Makes the move of the seat whose turn it is; throws why it is illegal.
  public mutating func apply(_ move: Move) throws(IllegalMove) {
    try round.apply(move)
    if let score = round.score { scores.append(score) }
  }

  /// Deals the next hand; does nothing while one is being played or when the match is over.
  public mutating func dealNextHand() {
    guard round.score != nil, !isOver else { return }
    round = Self.round(hand + 1, of: rules, seed: seed)
  }

  /// The seed of a hand's deal, hands counted from 1: the number of that place among the numbers of
  /// `SeededGenerator(seed)`.
  public static func dealSeed(hand: Int, seed: UInt64) -> UInt64 {
    var generator = SeededGenerator(seed: seed)
    for _ in 1..<max(1, hand) { _ = generator.next() }
    return generator.next()
  }

  private static func round(_ hand: Int, of rules: MatchRules, seed: UInt64) -> Round {
    let players = rules.players
    let dealer = players.seats[(rules.firstDealer.index + hand - 1) % players.number]
    let deal = Deal(players: players, seed: dealSeed(hand: hand, seed: seed))
    return Round(deal: deal, dealer: dealer)
  }
}
