import MueRules

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
