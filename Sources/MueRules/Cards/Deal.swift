/// Which cards each seat was dealt.
public struct Deal: Hashable, Sendable {
  /// The players.
  public let players: PlayerCount
  /// The cards of each seat, by seat: together the deck, each seat the same number.
  public let hands: [CardSet]

  /// A deal by its hands; throws when they are not the deck in equal shares.
  public init(players: PlayerCount, hands: [CardSet]) throws(DealError) {
    guard hands.count == players.number else { throw .wrongHands(hands.count) }
    var seen = CardSet.none
    for (index, hand) in hands.enumerated() {
      guard hand.count == players.handSize else {
        throw .wrongCount(Seat(known: index), cards: hand.count)
      }
      if let card = (hand & seen).first { throw .twice(card) }
      if let card = (hand - players.deck).first { throw .notInDeck(card) }
      seen = seen | hand
    }
    self.players = players
    self.hands = hands
  }

  /// The deal of a seed, the same for ever.
  ///
  /// The deck in its order is shuffled from its end: for *i* from the last place down to 1, card
  /// *i* changes places with card `below(i + 1)` of `SeededGenerator(seed)`. Seat 0 gets the first
  /// cards, and so on clockwise.
  public init(players: PlayerCount, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var cards = Array(players.deck)
    for place in (1..<cards.count).reversed() {
      cards.swapAt(place, generator.below(place + 1))
    }
    self.players = players
    hands = (0..<players.number).map { seat in
      CardSet(cards[seat * players.handSize..<(seat + 1) * players.handSize])
    }
  }
}

extension Deal {
  /// The deal in which some second twins and their first twins have changed places: it looks the
  /// same.
  func exchangingTwins(_ seconds: CardSet) -> Deal {
    Deal(players: players, known: hands.map { $0.exchangingTwins(seconds) })
  }

  private init(players: PlayerCount, known hands: [CardSet]) {
    self.players = players
    self.hands = hands
  }
}

/// Why some hands are not a deal.
public enum DealError: Error, Hashable, Sendable {
  /// There are as many hands as this, not one for each player.
  case wrongHands(Int)
  /// A hand has too many cards or too few.
  case wrongCount(Seat, cards: Int)
  /// A card is there more often than in the deck.
  case twice(Card)
  /// A card is not in the deck.
  case notInDeck(Card)
}
