/// What a seat does on its turn.
public enum Move: Hashable, Sendable {
  /// Lays cards in the auction; the empty set is a pass.
  case bid(CardSet)
  /// Names the trump: first the Vice, then the Chief.
  case name(Trump)
  case pick(Seat)
  case play(Card)

  public static let pass = Move.bid(.none)
}

extension Move {
  /// The cards that the move reveals.
  public var cards: CardSet {
    switch self {
    case .bid(let cards): cards
    case .play(let card): CardSet(card)
    case .name, .pick: .none
    }
  }

  /// The move with some second twins and their first twins exchanged.
  func exchangingTwins(_ seconds: CardSet) -> Move {
    switch self {
    case .bid(let cards): .bid(cards.exchangingTwins(seconds))
    case .play(let card):
      .play(CardSet(card).exchangingTwins(seconds).first ?? card)
    case .name, .pick: self
    }
  }
}
