import MueRules

/// The cards worth trying in a position, the most promising first.
///
/// Of cards in one hand that follow each other, are worth the same and have no rival between them,
/// only one is tried: to all others they are the same card.
struct EndgameMoves {
  private var cards = InlineArray<16, Card>(repeating: Card(at: 0))
  private var ranks = InlineArray<16, Int>(repeating: 0)
  private(set) var count = 0

  /// How many cards there is room for: a whole hand.
  static let most = 15

  /// The card at a place of the order; finds it among those not yet taken.
  @inline(__always)
  mutating func card(_ place: Int) -> Card {
    var best = place
    var other = place &+ 1
    while other < count {
      if ranks[other] > ranks[best] { best = other }
      other &+= 1
    }
    let card = cards[best]
    cards[best] = cards[place]
    ranks[best] = ranks[place]
    return card
  }

  /// Adds a card with its rank in the order, unless it is the same as one that is there.
  @inline(__always)
  mutating func add(
    _ card: Card, rank: Int, points: Int, against rivals: CardSet, _ relations: inout CardRivals
  ) {
    let index = Int(card.index)
    var other = 0
    while other < count {
      let there = Int(cards[other].index)
      let between =
        (relations.notBelow[there] & relations.notAbove[index])
        | (relations.notBelow[index] & relations.notAbove[there])
      if !between.isEmpty, (between & rivals).isEmpty, cards[other].points == points { return }
      other &+= 1
    }
    guard count < Self.most else { return }
    cards[count] = card
    ranks[count] = rank
    count &+= 1
  }
}

/// Which cards stand above, beside and below each card, under one contract.
struct CardRivals: Sendable {
  /// The cards that take a trick from each card when played later.
  let beaters: InlineArray<60, CardSet>
  /// The cards that follow each card and are as strong or stronger.
  let notBelow: InlineArray<60, CardSet>
  /// The cards that follow each card and are as strong or weaker.
  let notAbove: InlineArray<60, CardSet>

  init(_ order: TrickOrder) {
    var notBelow = InlineArray<60, CardSet>(repeating: .none)
    var notAbove = notBelow
    for card in CardSet.deck {
      let place = Int(card.index)
      for other in order.following(card) {
        if order.strength(other) >= order.strength(card) { notBelow[place].insert(other) }
        if order.strength(other) <= order.strength(card) { notAbove[place].insert(other) }
      }
    }
    beaters = order.beaters
    self.notBelow = notBelow
    self.notAbove = notAbove
  }
}
