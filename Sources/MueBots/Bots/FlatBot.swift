import MueRules

/// A yardstick: what a phone could afford in 2010, when the strongest programs for such games dealt
/// the hidden cards out a few dozen times and played on at random.
///
/// It is written from what was usual then, not after any one program, and is meant to be neither
/// better nor worse than that:
///
/// - Always 30 worlds for a decision, whatever the limits say, so that it is the same yardstick
///   everywhere. A world is an even deal of the hidden cards; cards that lie open stay where they
///   lie, but that a seat did not follow suit is forgotten.
/// - A card: each one that may be played is played out in each world, everybody playing at random
///   from there. The best mean score, points and bonus, is played.
/// - A trump or a partner: the same, with everything not decided yet drawn at random.
/// - A bid: it considers its longest suit and its most frequent number as trump, at one card more
///   than anybody has. If it makes that level with the better of the two, with random play, in at
///   least half of the worlds, it lays that many cards, the trump's first and the highest first; else
///   it passes. It never bids to be Vice and never draws level.
///
/// No rules of thumb, no memory of the play, nothing learned from bids.
public struct FlatBot: Bot {
  /// The worlds for each decision.
  public static let worlds = 30

  /// The yardstick; it has no settings.
  public init() {}

  /// The move with the best mean over 30 worlds; of the limits it takes no notice.
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
