import MueRules

/// The cards to try in a position, the most promising first.
///
/// Cards of one hand are equivalent if they follow each other, are worth the same and have no rival between
/// them; only one of them is tried.
struct EndgameMoves {
  private var cards = InlineArray<16, Card>(repeating: Card(at: 0))
  private var ranks = InlineArray<16, Int>(repeating: 0)
  private(set) var count = 0

  /// The capacity: a whole hand.
  static let most = 15

  /// The card at an index of the order, by one step of selection sort.
  ///
  /// The indices must be asked for in order, from 0.
  @inline(__always)
  mutating func card(_ index: Int) -> Card {
    var best = index
    var other = index &+ 1
    while other < count {
      if ranks[other] > ranks[best] { best = other }
      other &+= 1
    }
    let card = cards[best]
    cards[best] = cards[index]
    ranks[best] = ranks[index]
    return card
  }

  /// Adds a card with its rank in the order, unless it is equivalent to one already added.
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

/// The cards above, beside and below each card under one contract.
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
      let index = Int(card.index)
      for other in order.following(card) {
        if order.strength(other) >= order.strength(card) { notBelow[index].insert(other) }
        if order.strength(other) <= order.strength(card) { notAbove[index].insert(other) }
      }
    }
    beaters = order.beaters
    self.notBelow = notBelow
    self.notAbove = notAbove
  }
}
