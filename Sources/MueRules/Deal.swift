/// The cards dealt to each seat.
public struct Deal: Hashable, Sendable {
  /// The rules of the hand, which determine the cards in play.
  public let rules: HandRules
  /// The cards by seat: together the deck, in equal shares.
  public let hands: [CardSet]

  /// A deal from its hands.
  ///
  /// - Throws: The first reason why they are not the deck in equal shares.
  public init(
    players: PlayerCount, hands: [CardSet], variant: Rules = .classic
  ) throws(DealError) {
    let rules = variant[players]
    guard hands.count == players.number else { throw .wrongHands(hands.count) }
    var seen = CardSet.none
    for (index, hand) in hands.enumerated() {
      guard hand.count == rules.handSize else {
        throw .wrongCount(Seat(known: index), cards: hand.count)
      }
      if let card = (hand & seen).first { throw .twice(card) }
      if let card = (hand - rules.deck).first { throw .notInDeck(card) }
      seen = seen | hand
    }
    self.rules = rules
    self.hands = hands
  }

  public var players: PlayerCount { rules.players }

  /// The deal from a seed; a seed gives the same deal for ever.
  ///
  /// The deck in its order is shuffled from the end: for *i* from the last index down to 1, card
  /// *i* is swapped with card `below(i + 1)` of `SeededGenerator(seed)`. Seat 0 gets the first
  /// cards, and so on clockwise.
  public init(players: PlayerCount, seed: UInt64, variant: Rules = .classic) {
    let rules = variant[players]
    var generator = SeededGenerator(seed: seed)
    var cards = Array(rules.deck)
    for index in (1..<cards.count).reversed() {
      cards.swapAt(index, generator.below(index + 1))
    }
    self.rules = rules
    hands = (0..<players.number).map { seat in
      CardSet(cards[seat * rules.handSize..<(seat + 1) * rules.handSize])
    }
  }
}

extension Deal {
  /// The deal with some second twins and their first twins exchanged; it looks the same.
  func exchangingTwins(_ seconds: CardSet) -> Deal {
    Deal(rules: rules, known: hands.map { $0.exchangingTwins(seconds) })
  }

  private init(rules: HandRules, known hands: [CardSet]) {
    self.rules = rules
    self.hands = hands
  }
}

/// Why hands are not a valid deal.
public enum DealError: Error, Hashable, Sendable {
  /// The number of hands differs from the number of players.
  case wrongHands(Int)
  /// A hand has too many cards or too few.
  case wrongCount(Seat, cards: Int)
  /// A card occurs more often than in the deck.
  case twice(Card)
  case notInDeck(Card)
}
