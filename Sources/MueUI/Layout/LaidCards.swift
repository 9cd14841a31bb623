import CellGrid

/// The boxes of the cards in front of a seat: rows of cards that overlap where they have to.
struct LaidCards {
  /// The side of the rectangle where each row begins or ends.
  enum Side { case left, middle, right }

  let size: CardSize
  private let count: Int
  private let pitch: Int
  private let perRow: Int
  private let side: Side
  private let rect: Rect

  /// The boxes of some cards, the largest that fit; nil if there are none, or none fit.
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

  /// The visible part of a card by its index, from the left of the first row on.
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
