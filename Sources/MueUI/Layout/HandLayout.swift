import CellGrid
import MueRules

/// The places of a hand's cards in its rectangle, from left to right in one line or two.
///
/// In one line they overlap; in two only if they must.
struct HandLayout {
  /// The cards from left to right, the upper line first.
  let cards: [Card]
  /// The column where the first card begins.
  let left: Int
  /// The distance from one card to the next.
  let pitch: Int
  let size: CardSize
  /// The width of each card; small cards are as wide as their pitch plus one shared edge.
  let width: Int
  /// The number of cards in the upper line, or in the only one.
  private let perLine: Int
  /// The row above the first line.
  private let top: Int

  /// The most cards that anybody is dealt.
  private static let mostCards = 15
  /// The least distance between two cards, which leaves the number visible.
  private static func leastPitch(_ size: CardSize) -> Int { size < .huge ? 3 : 4 }
  /// The rows above the cards of a line: one for the arrow, one for the edge of raised cards.
  private static let rowsAbove = 2

  /// The rows of a hand.
  static func rows(_ size: CardSize, lines: Int) -> Int { lines * (rowsAbove + size.height) }

  /// Whether any hand fits in a width with cards of a size.
  ///
  /// Small cards never take two lines, which would show no more than one.
  static func fits(_ size: CardSize, lines: Int, in width: Int) -> Bool {
    let perLine = (mostCards + lines - 1) / lines
    return (perLine - 1) * leastPitch(size) + size.width + lines - 1 <= width
      && (lines == 1 || size >= .medium)
  }

  /// The places of cards, in the middle of the hand's rectangle.
  init(_ cards: [Card], in layout: Layout) {
    self.cards = cards
    size = layout.cards.hand
    let rect = layout.hand
    let count = max(1, cards.count)
    var lines = 1
    if layout.cards.handLines == 2 {
      width = size.width + 1
      lines = count * width <= rect.width ? 1 : 2
      perLine = (count + lines - 1) / lines
      pitch = max(Self.leastPitch(size), min(width, (rect.width - width) / max(1, perLine - 1)))
    } else if size == .small {
      perLine = count
      pitch = max(Self.leastPitch(size), min(5, (rect.width - 1) / count))
      width = pitch + 1
    } else {
      perLine = count
      width = size.width
      pitch = max(Self.leastPitch(size), min(width - 1, (rect.width - width) / max(1, count - 1)))
    }
    left = rect.x + max(0, rect.width - (perLine - 1) * pitch - width) / 2
    top = rect.y + (rect.height - Self.rows(size, lines: lines)) / 2
  }

  /// The column where a card begins, given by its index from the left.
  func x(_ index: Int) -> Int { left + index % perLine * pitch }

  /// The row of the arrow above a card; that of raised edges and the cards follow.
  func y(_ index: Int) -> Int { top + index / perLine * rowsOfLine }

  /// The columns that a card occupies if it lies above its neighbours.
  func columns(_ index: Int) -> Range<Int> {
    let isLast = index % perLine == perLine - 1 || index == cards.count - 1
    return x(index)..<x(index) + (isLast ? width : min(width, pitch + 1))
  }

  /// Whether a card covers another one to its left.
  func isCovering(_ index: Int) -> Bool { index % perLine > 0 }

  /// The card at a position, the rows above it included; nil outside the hand.
  ///
  /// Where two cards share a column, it is the one on the right.
  func card(at position: Position) -> Card? { card(at: position) { _ in true } }

  /// The last card at a position that meets a condition; nil if there is none.
  func card(at position: Position, of some: (Card) -> Bool) -> Card? {
    guard position.y >= top else { return nil }
    let line = (position.y - top) / rowsOfLine
    return cards.indices.last {
      columns($0).contains(position.x) && $0 / perLine == line && some(cards[$0])
    }.map { cards[$0] }
  }

  /// Whether a position is in a row of arrows.
  func isInArrows(_ position: Position) -> Bool { row(of: position) == 0 }

  /// Whether a position is in a row of the edges of raised cards.
  func isInRaisedEdges(_ position: Position) -> Bool { row(of: position) == 1 }

  private func row(of position: Position) -> Int { (position.y - top) % rowsOfLine }

  private var rowsOfLine: Int { Self.rows(size, lines: 1) }
}
