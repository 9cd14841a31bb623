/// What may be named: a suit, a number, or, by the Chief only, no trump.
public enum Trump: Hashable, Sendable {
  /// All cards of a suit.
  case suit(Suit)
  /// All cards of a number.
  case number(Rank)
  /// No card by this trump.
  case noTrump

  /// All cards that it makes trump.
  public var cards: CardSet {
    switch self {
    case .suit(let suit): .suit(suit)
    case .number(let rank): .rank(rank)
    case .noTrump: .none
    }
  }

  /// The step it adds to the cards laid for the bonus (RULES: scoring).
  public var step: Int {
    switch self {
    case .suit: 0
    case .number(let rank): rank.isTwin ? 1 : 2
    case .noTrump: 3
    }
  }

  /// What may be named with cards laid: their suits, then their numbers, each in order.
  public static func namable(with laid: CardSet) -> [Trump] {
    Suit.allCases.filter { !(laid & .suit($0)).isEmpty }.map(Trump.suit)
      + Rank.all.filter { !(laid & .rank($0)).isEmpty }.map(Trump.number)
  }
}
