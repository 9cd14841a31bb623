import CellGrid
import MueRules

/// The columns of a hand's cards in its rectangle, overlapping from left to right.
struct HandLayout {
  /// The cards from left to right.
  let cards: [Card]
  /// The column where the first card begins.
  let left: Int
  /// The distance from one card to the next, at least 3 columns.
  let pitch: Int
  /// The columns of each card; small cards are as wide as they are apart, and share their edges.
  let width: Int

  /// The columns of cards in the middle of the hand's rectangle.
  init(_ cards: [Card], in layout: Layout) {
    self.cards = cards
    let rect = layout.hand
    if layout.cards == .small {
      pitch = max(3, min(5, (rect.width - 1) / max(1, cards.count)))
      width = pitch + 1
    } else {
      width = layout.cards.width
      pitch = max(3, min(width - 1, (rect.width - width) / max(1, cards.count - 1)))
    }
    left = rect.x + max(0, rect.width - (cards.count - 1) * pitch - width) / 2
  }

  /// The column where a card begins, by its index from the left.
  func x(_ place: Int) -> Int { left + place * pitch }

  /// The card in a column; nil beside the hand.
  ///
  /// Where two cards share a column, it is the right one.
  func card(atColumn x: Int) -> Card? {
    guard x >= left, !cards.isEmpty, x < self.x(cards.count - 1) + width else { return nil }
    return cards[min(cards.count - 1, (x - left) / pitch)]
  }

  /// The last card of some in a column, where the others do not cover it; nil if there is none.
  func card(atColumn x: Int, of some: (Card) -> Bool) -> Card? {
    cards.indices.last { place in
      (self.x(place)..<self.x(place) + width).contains(x) && some(cards[place])
    }.map { cards[$0] }
  }
}
