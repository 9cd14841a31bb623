/// A trump that can be named: a suit, a number, or, by the Chief only, no trump.
public enum Trump: Hashable, Sendable {
  case suit(Suit)
  case number(Rank)
  case noTrump

  /// The cards that it makes trump.
  @inlinable public var cards: CardSet {
    switch self {
    case .suit(let suit): .suit(suit)
    case .number(let rank): .rank(rank)
    case .noTrump: .none
    }
  }

  /// The trumps that laid cards allow: their suits, then their numbers, each in order.
  public static func namable(with laid: CardSet) -> [Trump] {
    Suit.allCases.filter { !(laid & .suit($0)).isEmpty }.map(Trump.suit)
      + Rank.all.filter { !(laid & .rank($0)).isEmpty }.map(Trump.number)
  }

  /// The trumps that the Chief may name over the Vice's: those that its laid cards allow, and no
  /// trump.
  public static func namable(over viceTrump: Trump?, with laid: CardSet) -> [Trump] {
    namable(with: laid).filter { $0 != viceTrump } + [.noTrump]
  }
}
