import MueRules

/// Plays like a good club player: it imagines how the hidden cards may lie, plays every move out in
/// these worlds by the plain player's rules, and makes the move that brings itself most.
///
/// What counts is its own score, points and bonus. Without playouts it moves like the plain player.
public struct ClubMind: Mind {
  /// How far the search may lead above the level that the hand is good for by rule of thumb.
  ///
  /// Sampled worlds know nothing of what the others' bids say, and plain opponents defend weakly, so
  /// a contested contract looks better than it is.
  private let daring: Int

  /// A mind that samples worlds.
  public init() { self.init(daring: 0) }

  init(daring: Int) { self.daring = daring }

  /// The move with the best mean score over the worlds sampled within the limits.
  public func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    let plain = PlainMind().choose(observation, limits: limits, seed: seed)
    guard limits.playouts > 0 else { return plain }
    switch (observation.legalMoves, plain) {
    case (.play(let cards), .play(let card)):
      let search = CardSearch(observation, legal: cards, plain: card)
      return search.best(limits: limits, seed: seed).map(Move.play) ?? plain
    case (.bid(let cards, let atMost), .bid(let laid)):
      let candidates = BidCandidates(observation, from: cards, atMost: atMost, daring: daring).all
      return best([[.bid(laid)]] + candidates.map { [.bid($0)] }, observation, limits, seed)
    case (.name(let trumps), .name(let trump)):
      let naming = PlainNaming(observation)
      let candidates = naming.candidates(of: trumps, first: trump, atMost: limits.playouts / 16)
      return best(candidates, observation, limits, seed)
    case (.pick(let seats), .pick(let partner)):
      let others = seats.filter { $0 != partner }
      return best(([partner] + others).map { [.pick($0)] }, observation, limits, seed)
    default: return plain
    }
  }

  private func best(
    _ candidates: [[Move]], _ observation: Observation, _ limits: Limits, _ seed: UInt64
  ) -> Move {
    var unlike: [[Move]] = []
    for candidate in candidates where !unlike.contains(candidate) { unlike.append(candidate) }
    let search = RoundSearch(observation, candidates: unlike)
    return search.best(limits: limits, seed: seed) ?? .pass
  }
}
