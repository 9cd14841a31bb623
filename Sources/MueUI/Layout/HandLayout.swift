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
  let size: CardSize
  /// The width of each card; small cards are as wide as their pitch plus one shared edge.
  let width: Int

  /// The most cards that anybody is dealt, and the least distance between two of them.
  private static let mostCards = 15
  private static let leastPitch = 3

  /// Whether cards of a size fit in a hand of a width, whatever is dealt.
  static func fits(_ size: CardSize, in width: Int) -> Bool {
    (mostCards - 1) * leastPitch + size.width <= width
  }

  /// The columns of cards, in the middle of the hand's rectangle.
  init(_ cards: [Card], in layout: Layout) {
    self.cards = cards
    size = layout.cards.hand
    let rect = layout.hand
    if size == .small {
      pitch = max(Self.leastPitch, min(5, (rect.width - 1) / max(1, cards.count)))
      width = pitch + 1
    } else {
      width = size.width
      pitch = max(Self.leastPitch, min(width - 1, (rect.width - width) / max(1, cards.count - 1)))
    }
    left = rect.x + max(0, rect.width - (cards.count - 1) * pitch - width) / 2
  }

  /// The column where a card begins, given by its index from the left.
  func x(_ index: Int) -> Int { left + index * pitch }

  /// The card in a column; nil outside the hand.
  ///
  /// Where two cards share a column, it is the one on the right.
  func card(atColumn x: Int) -> Card? {
    guard x >= left, !cards.isEmpty, x < self.x(cards.count - 1) + width else { return nil }
    return cards[min(cards.count - 1, (x - left) / pitch)]
  }

  /// The columns that a card occupies if it lies above its neighbours.
  func columns(_ index: Int) -> Range<Int> {
    x(index)..<x(index) + (index == cards.count - 1 ? width : pitch + 1)
  }

  /// The last card in a column that meets a condition; nil if there is none.
  func card(atColumn x: Int, of some: (Card) -> Bool) -> Card? {
    cards.indices.last { columns($0).contains(x) && some(cards[$0]) }.map { cards[$0] }
  }
}
