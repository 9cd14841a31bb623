extension Deal {
  /// The hands in files, one text a seat.
  public var texts: [String] { hands.map(\.text) }

  /// Reads a deal from one text a seat; the second of two twins met is the second twin.
  ///
  /// Nil if something is no card or comes more often than the deck has it; throws when the cards
  /// are not the deck in equal shares.
  public init?(players: PlayerCount, texts: [String]) throws(DealError) {
    var used = CardSet.none
    var hands: [CardSet] = []
    for text in texts {
      guard let cards = Card.list(text: text) else { return nil }
      var hand = CardSet.none
      for card in cards {
        guard let place = CardSet.deck.unused(like: card, besides: used) else { return nil }
        used.insert(place)
        hand.insert(place)
      }
      hands.append(hand)
    }
    try self.init(players: players, hands: hands)
  }
}
