import MueRules

/// How one card is picked out of several by a random number.
protocol Picking {
  /// The card that comes *n*-th in the deck, *n* being `random` times their number over 2⁶⁴.
  static func card(of cards: CardSet, _ random: UInt64) -> Card
}
