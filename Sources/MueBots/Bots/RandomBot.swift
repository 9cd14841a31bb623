import MueRules

/// Plays by chance alone: the floor that every other mind must clear, and a way to meet odd positions.
///
/// Trumps, partners and cards are drawn evenly from what is legal. In the auction it passes three
/// times in four, else lays one card drawn from those it may lay; even chances over all sets of cards
/// would lay half a hand at the first turn.
public struct RandomBot: Bot {
  /// A mind without any knowledge.
  public init() {}

  /// A legal move drawn from the seed.
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
