import MueRules

/// Which trumps the leader of an auction seems to want, judged by its laid cards: a seat that shows such cards may be
/// picked as partner.
struct LeaderSupport {
  /// The seat with the most cards of the others; nil before the first.
  let leader: Seat?
  /// How many cards of each suit and of each number it has laid.
  private let suits: InlineArray<5, Int>
  private let ranks: InlineArray<10, Int>
  /// The same, as shares of all its cards.
  private let suitShares: InlineArray<5, Float>
  private let rankShares: InlineArray<10, Float>
  /// All cards of the suits that are at least half of its cards.
  private(set) var mainSuits = CardSet.none

  /// The leader besides a seat.
  init(_ auction: Auction, besides seat: Seat) {
    var leader: Seat?
    for other in auction.players.seats where other != seat {
      let count = auction.laid[other].count
      if count > (leader.map { auction.laid[$0].count } ?? 0) { leader = other }
    }
    self.leader = leader
    let laid = leader.map { auction.laid[$0] } ?? .none
    var suits = InlineArray<5, Int>(repeating: 0)
    var ranks = InlineArray<10, Int>(repeating: 0)
    for card in laid {
      suits[Int(card.suit.rawValue)] += 1
      ranks[card.rank.number] += 1
    }
    self.suits = suits
    self.ranks = ranks
    let count = max(1, laid.count)
    suitShares = InlineArray { Float(suits[$0]) / Float(count) }
    rankShares = InlineArray { Float(ranks[$0]) / Float(count) }
    for card in laid where 2 * suits[Int(card.suit.rawValue)] >= count {
      mainSuits = mainSuits | .suit(card.suit)
    }
  }

  /// How much a card looks like one of the leader's trumps, then how high it is.
  func priority(_ card: Card) -> Int {
    20 * (suits[Int(card.suit.rawValue)] + 2 * max(0, ranks[card.rank.number] - 1))
      + card.rank.number
  }

  /// How well cards support the leader in its suits, and in its numbers.
  func bySuit(_ cards: CardSet) -> Float {
    cards.reduce(0) { $0 + suitShares[Int($1.suit.rawValue)] } / 2
  }
  func byRank(_ cards: CardSet) -> Float {
    cards.reduce(0) { $0 + rankShares[$1.rank.number] } / 3
  }
}
