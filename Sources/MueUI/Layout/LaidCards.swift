import CellGrid

/// The boxes of the cards in front of a seat: rows of cards that overlap if necessary.
struct LaidCards {
  /// The side of the rectangle where each row begins or ends.
  enum Side { case left, middle, right }

  private let size: CardSize
  private let count: Int
  private let perRow: Int
  private let pitch: Int
  /// The distance from one row of cards to the next.
  private let rowPitch: Int
  private let side: Side
  private let rect: Rect

  /// What remains visible of a covered card: the edge, the number and the symbol.
  static let corner = (columns: 3, rows: 2)

  /// The boxes of cards of one size, in as few rows as possible; nil if there are no cards, or they
  /// do not fit.
  init?(_ count: Int, size: CardSize, aligned side: Side, in rect: Rect) {
    guard count > 0, size.width <= rect.width, size.height <= rect.height else { return nil }
    let most = (rect.width - size.width) / Self.corner.columns + 1
    let rows = (count + most - 1) / most
    guard rows <= (rect.height - size.height) / Self.corner.rows + 1 else { return nil }
    perRow = (count + rows - 1) / rows
    pitch = min(size.width, perRow > 1 ? (rect.width - size.width) / (perRow - 1) : size.width)
    rowPitch = min(size.height, rows > 1 ? (rect.height - size.height) / (rows - 1) : size.height)
    (self.size, self.count, self.side, self.rect) = (size, count, side, rect)
  }

  /// The number of rows of cards.
  var rows: Int { (count + perRow - 1) / perRow }

  /// Whether a card raised by a row leaves the number of the one above it visible.
  var hasRoomForRaised: Bool { rows == 1 || rowPitch > Self.corner.rows }

  /// Whether a card of the next row may cover part of a card.
  func isAboveAnother(_ index: Int) -> Bool {
    index / perRow < (count - 1) / perRow && rowPitch < size.height
  }

  /// Whether a card, perhaps raised by a row, covers part of one in the row above.
  func isBelowAnother(_ index: Int, isRaised: Bool = false) -> Bool {
    index >= perRow && rowPitch < size.height + (isRaised ? 1 : 0)
  }

  /// The rectangle of a card that no other one in its row covers, by its index from the left of the
  /// first row onwards.
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
      x: left + index % perRow * pitch, y: rect.y + row * rowPitch,
      width: isLast ? size.width : pitch, height: size.height)
  }
}
