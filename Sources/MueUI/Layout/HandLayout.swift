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

  /// The columns of cards, in the middle of the hand's rectangle.
  init(_ cards: [Card], in layout: Layout) {
    self.cards = cards
    size = layout.cards
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

/// The boxes of the cards in front of a seat: rows of cards that overlap if necessary.
struct LaidCards {
  /// The side of the rectangle where each row begins or ends.
  enum Side { case left, middle, right }

  let size: CardSize
  private let count: Int
  private let pitch: Int
  private let perRow: Int
  private let side: Side
  private let rect: Rect

  /// The boxes of some cards, as large as possible; nil if there are no cards, or they do not fit.
  init?(_ count: Int, size largest: CardSize?, aligned side: Side, in rect: Rect) {
    guard let largest, count > 0 else { return nil }
    for size in CardSize.allCases.reversed() where size <= largest && size.width <= rect.width {
      let rows = rect.height / size.height
      // Three columns show the edge, the number and the symbol.
      for pitch in (3...size.width).reversed() {
        let perRow = (rect.width - size.width) / pitch + 1
        guard perRow * rows >= count else { continue }
        (self.size, self.count, self.pitch, self.perRow) = (size, count, pitch, perRow)
        (self.side, self.rect) = (side, rect)
        return
      }
    }
    return nil
  }

  /// The visible part of a card, by its index from the left of the first row onwards.
  func rect(_ index: Int) -> Rect {
    let row = index / perRow
    let inRow = min(perRow, count - row * perRow)
    let width = (inRow - 1) * pitch + size.width
    let left =
      switch side {
      case .left: rect.x
      case .middle: rect.x + (rect.width - width) / 2
      case .right: rect.right - width
      }
    let isLast = index % perRow == inRow - 1
    return Rect(
      x: left + index % perRow * pitch, y: rect.y + row * size.height,
      width: isLast ? size.width : pitch, height: size.height)
  }
}
