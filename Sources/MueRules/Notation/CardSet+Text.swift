extension CardSet {
  /// The cards in files: separated by blanks, in deck order.
  public var text: String { map(\.text).joined(separator: " ") }

  /// Reads cards separated by single blanks; the second of two alike is the second twin.
  ///
  /// Nil if something is no card or a card comes more often than the deck has it.
  public init?(text: some StringProtocol) {
    self.init(bits: 0)
    guard let cards = Card.list(text: text) else { return nil }
    for card in cards {
      guard let place = CardSet.deck.unused(like: card, besides: self) else { return nil }
      insert(place)
    }
  }

  /// The first card of the set that looks like a card and is not in another set.
  public func unused(like card: Card, besides used: CardSet) -> Card? {
    (self - used).first { $0.suit == card.suit && $0.rank == card.rank }
  }
}

extension Card {
  /// Reads cards separated by single blanks, in order and of twins always the first; nil if
  /// something is no card.
  public static func list(text: some StringProtocol) -> [Card]? {
    if text.isEmpty { return [] }
    var cards: [Card] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      guard let card = Card(text: word) else { return nil }
      cards.append(card)
    }
    return cards
  }
}
