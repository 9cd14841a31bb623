import CellGrid
import MueRules

/// The characters of a card in a frame: number and symbol in two corners, pips between them.
struct CardFace {
  let card: Card
  let size: CardSize
  let signs: Glyphs.Frame
  /// Marks in the upper edge, from its second column on; nil leaves the edge.
  var marks: [Character?] = []
  /// A mark in the lower edge.
  var footMark: Character?
  /// Whether the letter of the suit stands in the lower left corner.
  var hasLetter = false
  /// Whether the upper edge is a row higher, with number and symbol below it; the rest stays, so
  /// that raising a card changes few cells.
  var isRaised = false

  /// The rows from the top down, each as wide as the card.
  func rows(_ pen: Pen) -> [String] {
    let edge = size.width - 2
    let top = (0..<edge).map { column in
      marks.indices.contains(column) ? marks[column] ?? signs.horizontal : signs.horizontal
    }
    let foot = (0..<edge).map { $0 == 0 ? footMark ?? signs.horizontal : signs.horizontal }
    var inside = inside(pen)
    if isRaised { inside.insert(Array(repeating: " ", count: edge), at: 1) }
    return ["\(signs.topLeft)\(String(top))\(signs.topRight)"]
      + inside.map { "\(signs.vertical)\(String($0))\(signs.vertical)" }
      + ["\(signs.bottomLeft)\(String(foot))\(signs.bottomRight)"]
  }

  /// The characters inside the frame.
  private func inside(_ pen: Pen) -> [[Character]] {
    let corner = Array(pen.small(card))
    let (columns, rows) = (size.width - 2, size.height - 2)
    var face = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
    face[0].replaceSubrange(0..<2, with: corner)
    if size == .small { return face }
    face[rows - 1].replaceSubrange(columns - 2..<columns, with: corner.reversed())
    if hasLetter, pen.glyphs.symbol(card.suit) != nil { face[rows - 1][0] = pen.letter(card.suit) }
    if size == .medium { return face }
    let pip = pip(pen)
    let step = size == .huge ? (column: 4, row: 3) : (column: 2, row: 1)
    for place in Self.places[card.rank.number] {
      for (dy, line) in pip.enumerated() {
        let (x, y) = (1 + place % 3 * step.column, 1 + place / 3 * step.row + dy)
        face[y].replaceSubrange(x..<x + line.count, with: line)
      }
    }
    return face
  }

  /// The places of the pips for 0 to 9, counted by rows on a square of three by three.
  private static let places = [
    [], [4], [1, 7], [1, 4, 7], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8],
    [0, 2, 3, 4, 5, 6, 8], [0, 1, 2, 3, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8],
  ]

  /// One pip: a symbol, or a figure of the suit; of letters where symbols are not shown.
  private func pip(_ pen: Pen) -> [[Character]] {
    let symbol = pen.glyphs.symbol(card.suit)
    let letter = pen.letter(card.suit)
    guard size == .huge else { return [[symbol ?? letter]] }
    return figure.map { row in row.map { symbol == nil && $0 != " " ? letter : $0 } }
  }

  private var figure: [String] {
    switch card.suit {
    case .red: [" ▄ ", "▟█▙"]
    case .yellow: ["▄▄▄", "███"]
    case .green: ["▟█▙", "▜█▛"]
    case .blue: ["▗█▖", "▝█▘"]
    case .black: ["▄█▄", "▞▀▚"]
    }
  }
}

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
