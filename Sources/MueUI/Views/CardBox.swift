import CellGrid
import MueRules

/// One card as a small box of four columns and three rows.
struct CardBox {
  let card: Card
  let isTrump: Bool
  /// Whether the card holds the trick; it then has a double frame.
  let isBest: Bool
  /// Whether the card was led; it then has a mark at its foot.
  let isLed: Bool

  func draw(on pen: inout Pen, in rect: Rect) {
    let signs = isBest ? pen.glyphs.double : pen.glyphs.solid
    let ink = Ink.card(card.suit)
    let trump: Character = isTrump ? pen.glyphs.trump : signs.horizontal
    let led: Character = isLed ? pen.glyphs.led : signs.horizontal
    let bar = signs.vertical
    let rows = [
      "\(signs.topLeft)\(trump)\(signs.horizontal)\(signs.topRight)",
      "\(bar)\(pen.small(card))\(bar)",
      "\(signs.bottomLeft)\(led)\(signs.horizontal)\(signs.bottomRight)",
    ]
    for (offset, row) in rows.enumerated() {
      pen.write(row, x: rect.x, y: rect.y + offset, ink, in: rect)
    }
  }
}
