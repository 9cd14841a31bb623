import CellGrid
import MueRules

/// The sign over the door: five cards, one of each suit, and the name of the game.
struct StartBanner {
  /// The rows it takes, a blank one below it included.
  static let height = 6

  /// Draws it in the rows above a row.
  func draw(on pen: inout Pen, in body: Rect, above bottom: Int) {
    let suits = Suit.allCases
    let x = body.x + (body.width - 6 * suits.count + 1) / 2
    let y = bottom - Self.height
    for (index, suit) in suits.enumerated() {
      let card = Rect(x: x + 6 * index, y: y, width: 5, height: 3)
      pen.frame(card, pen.glyphs.solid, .card(suit))
      let sign = pen.glyphs.symbol(suit) ?? pen.letter(suit)
      pen.write(" \(sign) ", x: card.x + 1, y: card.y + 1, .card(suit), in: body)
    }
    pen.write("M  ü", centredIn: body, y: y + 4, .heading)
  }
}
