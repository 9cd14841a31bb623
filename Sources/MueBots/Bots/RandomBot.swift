import MueRules

/// Plays at random: a lower bound for every other bot, and a way for tests to reach odd positions.
///
/// Trumps, partners and cards are drawn uniformly from the legal ones. In the auction it passes
/// three times in four and otherwise lays one card: a uniform draw over all sets of cards would lay
/// half a hand on the first turn.
public struct RandomBot: Bot {
  public init() {}

  /// A legal move drawn by the seed; limits change nothing.
  public func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    var generator = SeededGenerator(seed: seed)
    switch observation.legalMoves {
    case .bid(let cards, let atMost):
      guard atMost > 0, !cards.isEmpty, generator.below(4) == 0,
        let card = cards[nth: generator.below(cards.count)]
      else { return .pass }
      return .bid(CardSet(card))
    case .name(let trumps):
      return trumps.isEmpty ? .pass : .name(trumps[generator.below(trumps.count)])
    case .pick(let seats):
      return seats.isEmpty ? .pass : .pick(seats[generator.below(seats.count)])
    case .play(let cards):
      let looks = cards.looks
      guard !looks.isEmpty else { return .pass }
      return looks[nth: generator.below(looks.count)].map(Move.play) ?? .pass
    case nil:
      return .pass
    }
  }
}
