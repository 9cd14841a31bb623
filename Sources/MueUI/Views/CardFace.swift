import CellGrid
import MueRules

/// The picture of a card: a sheet of paper if there are colours, otherwise a frame.
///
/// A sheet has half a row of paper at its upper and lower edges, cut corners, and a golden upper
/// edge if it is trump. In a frame, a T marks a trump.
struct CardFace {
  let card: Card
  let size: CardSize
  /// What the card lies on: the felt or the page.
  let ground: Ink
  var isTrump = false
  /// Whether the card holds the trick: a sheet then has edges in the colour of gains, a frame double lines.
  var isBest = false
  /// Whether the card was led; a mark at its left edge or foot shows it.
  var isLed = false
  /// Whether the card cannot be played now.
  var isGrey = false
  /// Whether a card in a hand also lies face up on the table; a dot shows it.
  var isLaid = false
  /// Whether the card is in a hand, where only its left part may be visible.
  var isInHand = false
  /// The columns inside the edges of a card in a hand that no other card covers.
  var columnsInHand = Int.max
  /// Whether the card covers another one to its left.
  var isCovering = false
  /// Whether the card covers the lower part of another one.
  var isBelowAnother = false
  /// Whether a card in a hand is raised by a row; a sheet grows by that row, and its foot stays in
  /// place.
  var isRaised = false
  /// Whether the raised row covers another card to its left.
  var isRaisedCovering = false
  /// Whether another card covers the right side or the lower part, so that only the upper left
  /// corner has a sign.
  var isCovered = false
  /// Whether the person sees the card and the others do not.
  var isSeenAlone = false

  /// The cells of the card from the top row down, each row `width` columns wide.
  func picture(_ pen: Pen, width: Int) -> [[Cell?]] {
    let inside = inside(pen, columns: width - 2)
    return pen.look.hasBlocks
      ? paper(pen, inside, width: width) : framed(pen, inside, width: width)
  }

  private var ink: Ink {
    isSeenAlone ? .plateQuiet : isGrey ? .greyed(card.suit) : .card(card.suit)
  }

  private func paper(_ pen: Pen, _ inside: [[Character]], width: Int) -> [[Cell?]] {
    let theme = pen.look.theme
    let text = pen.look.style(ink)
    let ground = pen.look.style(ground).background
    let face = isSeenAlone ? text.background : pen.look.paper(isGrey: isGrey)
    let number = isSeenAlone ? text : pen.look.number(ink)
    let blank =
      face == text.background ? text : CellStyle(foreground: text.foreground, background: face)
    let line = theme[.gain]
    // Blocks look the same in bold, but a change of attributes would send both colours again.
    let attributes: CellStyle.Attributes =
      pen.look.abilities.palette == .sixteen ? [] : text.attributes
    func style(_ foreground: Color?, _ background: Color?) -> CellStyle {
      CellStyle(foreground: foreground, background: background, attributes: attributes)
    }
    func edge(_ signs: String, _ color: Color?, _ first: Color?, _ rest: Color?) -> [Cell?] {
      let signs = Array(signs)
      return (0..<width).map { x in
        let sign = x == 0 ? signs[0] : x == width - 1 ? signs[2] : signs[1]
        return Cell(sign, style: style(color, x == 0 ? first : rest))
      }
    }
    let gold =
      isGrey
      ? theme[.gold].flatMap { gold in face.map { gold.mixed(with: $0, 0.48) } } : theme[.gold]
    let shadow = self.ground == .felt ? theme[.shadow] : ground
    // On a page that is or may be white, paper needs an edge.
    let isOnWhite =
      self.ground != .felt && theme[.page]?.isLight ?? (pen.look.abilities.isLight != false)
    let rim = isOnWhite ? theme[.cardLine]?.mixed(with: Color(rgb: 0, basic: 0), 0.15) : face
    // A small card with cut corners would look like a cross.
    let isCut = size > .small
    let top =
      isBelowAnother
      ? edge(
        isTrump ? "▄▄▄" : "▁▁▁", isTrump ? gold : theme[.cardLine], face, face)
      : edge(isCut ? "▗▄▖" : "▄▄▄", isTrump ? gold : isBest ? line : rim, ground, ground)
    let foot = edge(isCut ? "▝▀▘" : "▀▀▀", isBest ? line : rim, isCut ? ground : shadow, shadow)
    let rows = inside.enumerated().map { y, row in
      var cells: [Cell?] = ([" "] + row + [" "]).map {
        Cell($0, style: $0 == " " ? blank : $0.isNumber ? number : text)
      }
      if isBest {
        cells[0] = Cell("▎", style: style(line, face))
        cells[width - 1] = Cell("▊", style: style(face, line))
      } else if y == 0 && isRaised ? isRaisedCovering : isCovering {
        let line =
          isGrey
          ? face.map { Color(rgb: 0, basic: 0).mixed(with: $0, 0.8) }
          // A second colour for lines would cost many bytes for each key.
          : isOnWhite ? rim : theme[.cardLine]
        cells[0] = Cell("▏", style: style(line, face))
      }
      if isOnWhite, !isBest {
        if !isCovering { cells[0] = Cell("▏", style: style(rim, face)) }
        cells[width - 1] = Cell("▕", style: style(rim, face))
      }
      if y == 0 {
        if isLed { cells[0] = Cell(pen.glyphs.led, style: style(theme[Suit.black], face)) }
        if isInHand && isLaid { cells[0] = Cell(pen.glyphs.laid, style: text) }
      }
      return cells
    }
    return [top] + rows + [foot]
  }

  private func framed(_ pen: Pen, _ inside: [[Character]], width: Int) -> [[Cell?]] {
    let glyphs = pen.glyphs
    let signs = isBest ? glyphs.double : isGrey ? glyphs.dotted : glyphs.solid
    let style = pen.look.style(isSeenAlone ? .feltQuiet : ink)
    func edge(_ left: Character, _ marks: [Character?], _ right: Character) -> [Character] {
      var line = Array(repeating: signs.horizontal, count: width - 2)
      for (index, mark) in marks.enumerated() where index < line.count {
        line[index] = mark ?? line[index]
      }
      return [left] + line + [right]
    }
    let marks = [isTrump ? glyphs.trump : nil, isInHand && isLaid ? glyphs.laid : nil]
    let rows =
      [edge(signs.topLeft, marks, signs.topRight)]
      + inside.map { [signs.vertical] + $0 + [signs.vertical] }
      + [edge(signs.bottomLeft, [isLed ? glyphs.led : nil], signs.bottomRight)]
    return rows.map { row in row.map { Cell($0, style: style) } }
  }

  /// The characters between the edges.
  private func inside(_ pen: Pen, columns: Int) -> [[Character]] {
    let pulledOut = isRaised && pen.look.hasBlocks ? 1 : 0
    let rows = size.height - 2 + pulledOut
    var face = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
    func put(_ text: some Sequence<Character>, x: Int, y: Int) {
      for (index, character) in text.enumerated() where x + index < columns {
        face[y][x + index] = character
      }
    }
    func put(_ picture: [String], x: Int, y: Int) {
      for (row, line) in picture.enumerated() { put(line, x: x, y: y + row) }
    }
    let corner = pen.small(card)
    let visible = min(columns, columnsInHand)
    let hasFigure = pen.look.hasBlocks && (isInHand || size >= .huge) && !isCovered
    let number =
      hasFigure && size >= .huge
      ? LargeNumber.rows(ofDigit: card.rank.number) : [corner]
    put(number, x: 0, y: 0)
    if size < .medium || isCovered { return face }
    // The last row of the largest cards has the number in small.
    let room = size.height - 2 - number.count - (size < .huge ? 0 : 1)
    // A column beside larger figures stays blank.
    let columnsOfFigure = visible < 7 ? visible : visible - 1
    let figure = hasFigure ? SuitFigure(card.suit, columns: columnsOfFigure, rows: room) : nil
    if let figure {
      // In a hand all figures begin in the same column, however much of a card is covered, and stay
      // in place when it is raised.
      let y = number.count + (room - figure.height + 1) / 2 + pulledOut
      let x = isInHand ? 0 : (columns - figure.width) / 2
      put(shown(figure.rows, pen), x: x, y: y)
    }
    if isInHand, number.count > 1 {
      // Screen readers cannot read digits made of blocks.
      put(corner, x: 0, y: rows - 1)
    } else if !isInHand || figure == nil && visible >= 2 * corner.count {
      put(corner.reversed(), x: visible - corner.count, y: rows - 1)
    }
    if isInHand || hasFigure || size < .large { return face }
    let pip = pen.glyphs.symbol(card.suit) ?? pen.letter(card.suit)
    let step = (column: columns / 3, row: rows / 3)
    for index in Self.pipCells[card.rank.number] {
      face[1 + index / 3 * step.row][1 + index % 3 * step.column] = pip
    }
    return face
  }

  /// The cells of the pips for 0 to 9, numbered row by row in a square of three by three.
  private static let pipCells = [
    [], [4], [1, 7], [1, 4, 7], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8],
    [0, 2, 3, 4, 5, 6, 8], [0, 1, 2, 3, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8],
  ]

  /// A figure, made of letters if symbols are not shown.
  private func shown(_ figure: [String], _ pen: Pen) -> [String] {
    guard pen.glyphs.symbol(card.suit) == nil else { return figure }
    let letter = pen.letter(card.suit)
    return figure.map { row in String(row.map { $0 == " " ? $0 : letter }) }
  }
}

extension CardFace {
  /// The back of a card on the felt: a pattern within edges of paper, or in a frame.
  static func back(_ pen: Pen, _ size: CardSize) -> [[Cell?]] {
    let pattern = String(
      repeating: pen.glyphs.unicode ? "░" : "/", count: size.width - 2)
    let rows = Array(repeating: Array(pattern), count: size.height - 2)
    guard let rank = Rank(0) else { return [] }
    let face = CardFace(card: Card(.blue, rank), size: size, ground: .felt)
    guard pen.look.hasBlocks else { return face.framed(pen, rows, width: size.width) }
    let theme = pen.look.theme
    let cloth = CellStyle(foreground: theme[.card], background: theme[Suit.blue])
    return face.paper(pen, rows, width: size.width).map { row in
      row.map { $0?.character == "░" ? Cell("░", style: cloth) : $0 }
    }
  }

  /// Draws the card and its shadow on the felt, except what another card covers on the right.
  func draw(on pen: inout Pen, in rect: Rect) {
    var face = self
    face.isCovered = isCovered || rect.width < size.width
    let picture = face.picture(pen, width: size.width).map { Array($0.prefix(rect.width)) }
    pen.draw(picture, x: rect.x, y: rect.y, in: rect)
    guard pen.look.hasBlocks, rect.width == size.width else { return }
    for y in rect.y + 1..<rect.bottom {
      pen.shade(Position(x: rect.right, y: y), in: pen.grid.bounds)
    }
  }
}
