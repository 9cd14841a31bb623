import CellGrid
import MueRules

/// One card on the felt, as large as its rectangle.
struct CardBox {
  let card: Card
  let size: CardSize
  let isTrump: Bool
  /// Whether the card holds the trick; it then has a double frame.
  var isBest = false
  /// Whether the card was led; it then has a mark at its foot.
  var isLed = false
  /// The ink; without one, it is that of the suit.
  var ink: Ink?

  /// Draws the card, as far as it is not covered from the right.
  func draw(on pen: inout Pen, in rect: Rect) {
    let face = CardFace(
      card: card, size: size, signs: isBest ? pen.glyphs.double : pen.glyphs.solid,
      marks: [isTrump ? pen.glyphs.trump : nil], footMark: isLed ? pen.glyphs.led : nil)
    for (offset, row) in face.rows(pen).enumerated() {
      pen.write(
        String(row.prefix(rect.width)), x: rect.x, y: rect.y + offset, ink ?? .card(card.suit),
        in: rect)
    }
  }
}
