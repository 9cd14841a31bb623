import MueRules

/// Which trumps the leader of an auction seems to want, judged by its laid cards: a seat that shows such cards may be
/// picked as partner.
struct LeaderSupport {
  /// The seat with the most cards of the others; nil before the first.
  let leader: Seat?
  /// How many cards of each suit and of each number it has laid.
  private var suits = InlineArray<5, Int>(repeating: 0)
  private var ranks = InlineArray<10, Int>(repeating: 0)
  /// The number of its cards.
  private let count: Int

  /// The leader besides a seat.
  init(_ auction: Auction, besides seat: Seat) {
    var leader: Seat?
    for other in auction.players.seats where other != seat {
      let count = auction.laid[other].count
      if count > (leader.map { auction.laid[$0].count } ?? 0) { leader = other }
    }
    self.leader = leader
    let laid = leader.map { auction.laid[$0] } ?? .none
    count = laid.count
    for card in laid {
      suits[Int(card.suit.rawValue)] += 1
      ranks[card.rank.number] += 1
    }
  }

  /// How much a card looks like one of the leader's trumps, then how high it is.
  func priority(_ card: Card) -> Int {
    20 * (suits[Int(card.suit.rawValue)] + 2 * max(0, ranks[card.rank.number] - 1))
      + card.rank.number
  }

  /// The cards of a suit that the leader has laid, as a share of all.
  func share(ofSuit card: Card) -> Float {
    count == 0 ? 0 : Float(suits[Int(card.suit.rawValue)]) / Float(count)
  }

  /// The cards of a number that the leader has laid, as a share of all.
  private func share(ofRank card: Card) -> Float {
    count == 0 ? 0 : Float(ranks[card.rank.number]) / Float(count)
  }

  /// How well cards support the leader in its suits, and in its numbers.
  func bySuit(_ cards: CardSet) -> Float { cards.reduce(0) { $0 + share(ofSuit: $1) } / 2 }
  func byRank(_ cards: CardSet) -> Float { cards.reduce(0) { $0 + share(ofRank: $1) } / 3 }
}
