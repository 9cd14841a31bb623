import MueRules

/// The trumps that the leader of an auction appears to favour, judging by its laid cards.
///
/// A seat that shows such cards may be picked as partner.
struct LeaderSupport {
  /// The one of the other seats with the most cards laid; nil before the first bid.
  let leader: Seat?
  /// How many cards of each suit and each number the leader has laid.
  private let suits: InlineArray<5, Int>
  private let ranks: InlineArray<10, Int>
  /// The same as shares of all the cards that the leader has laid.
  private let suitShares: InlineArray<5, Float>
  private let rankShares: InlineArray<10, Float>
  /// All cards of the suits that make up at least half of the leader's cards.
  private(set) var mainSuits = CardSet.none

  init(_ auction: Auction, excluding seat: Seat) {
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

  /// Ranks cards first by how well they match the leader's likely trumps, then by height.
  func priority(_ card: Card) -> Int {
    20 * (suits[Int(card.suit.rawValue)] + 2 * max(0, ranks[card.rank.number] - 1))
      + card.rank.number
  }

  /// How well cards support the leader, by suit and by number.
  func bySuit(_ cards: CardSet) -> Float {
    cards.reduce(0) { $0 + suitShares[Int($1.suit.rawValue)] } / 2
  }
  func byRank(_ cards: CardSet) -> Float {
    cards.reduce(0) { $0 + rankShares[$1.rank.number] } / 3
  }
}
