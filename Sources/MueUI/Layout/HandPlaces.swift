import CellGrid
import MueRules

/// Where the cards of a hand stand in its rectangle, overlapping from left to right.
struct HandPlaces {
  /// The cards from left to right.
  let cards: [Card]
  /// The column where the first card begins.
  let left: Int
  /// Columns from one card to the next, 3 to 5.
  let pitch: Int

  /// The places of some cards, in the middle of a rectangle.
  init(_ cards: [Card], in rect: Rect) {
    self.cards = cards
    pitch = max(3, min(5, (rect.width - 1) / max(1, cards.count)))
    left = rect.x + max(0, rect.width - cards.count * pitch - 1) / 2
  }

  /// The column where a card begins, by its place from the left.
  func x(_ place: Int) -> Int { left + place * pitch }

  /// The card in a column, of two that share an edge the right one; nil beside the hand.
  func card(atColumn x: Int) -> Card? {
    guard x >= left, !cards.isEmpty, x <= left + cards.count * pitch else { return nil }
    return cards[min(cards.count - 1, (x - left) / pitch)]
  }
}
