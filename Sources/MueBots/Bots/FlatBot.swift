import MueRules

/// A yardstick: flat Monte Carlo search with random playouts, as phones of 2010 could afford it.
///
/// It follows what programs for such games commonly did then, no particular one:
///
/// - Every decision gets 30 worlds, regardless of the limits, so that the yardstick is the same
///   everywhere. A world is a uniform deal of the hidden cards; laid cards stay where they are, but voids
///   are forgotten.
/// - A card: each legal one is played out in each world, everybody playing at random from there. The one
///   with the best mean score, points and bonus, is played.
/// - A trump or a partner: the same, with all that is not decided yet drawn at random.
/// - A bid: it considers its longest suit and its most frequent number as trump, at one card more than
///   anybody has. If random play makes that level with the better of the two in at least half of the
///   worlds, it lays that many cards, those of the trump first and the highest first; otherwise it
///   passes. It never bids to be Vice and never ties the leader.
///
/// It uses no heuristics, no memory of the play and no inference from bids.
public struct FlatBot: Bot {
  /// The number of worlds for each decision.
  public static let worlds = 30

  /// A bot; it has no settings.
  public init() {}

  /// The move with the best mean over 30 worlds; limits change nothing.
  public func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    var guess = FlatGuess(observation, seed: seed)
    switch observation.legalMoves {
    case .bid(let free, let atMost):
      return .bid(FlatBidding(observation, free: free, atMost: atMost).cards(&guess))
    case .name(let trumps):
      return Self.best(of: trumps, &guess) { trump, guess in
        guess.naming(trump)
      }.map(Move.name) ?? .pass
    case .pick(let seats):
      return Self.best(of: seats, &guess) { seat, guess in
        guess.picking(seat)
      }.map(Move.pick) ?? .pass
    case .play(let cards):
      return Self.best(of: Array(cards.looks), &guess) { card, guess in
        guess.playing(card)
      }.map(Move.play) ?? .pass
    case nil: return .pass
    }
  }

  /// The candidate with the highest sum over the worlds, of equals the first.
  private static func best<Candidate>(
    of candidates: [Candidate], _ guess: inout FlatGuess,
    score: (Candidate, inout FlatGuess) -> Int
  ) -> Candidate? {
    guard candidates.count > 1 else { return candidates.first }
    var sums = candidates.map { _ in 0 }
    for _ in 0..<worlds {
      guess.deal()
      for index in sums.indices { sums[index] += score(candidates[index], &guess) }
    }
    return candidates[sums.indices.max { sums[$0] < sums[$1] } ?? 0]
  }
}
