import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// Draws for a view: the grid, the appearance and the language.
///
/// All text on the grid passes through a pen, so that an ASCII terminal gets ASCII and cards in
/// sentences look as they do on the table.
struct Pen {
  var grid: Grid
  let look: Appearance
  let words: Words
  var documents: Documents
  /// A small card on the table or in a sentence: its number and its suit's symbol, two columns
  /// wide.
  let small: @Sendable (Card) -> String

  init(grid: Grid, look: Appearance, words: Words, documents: Documents = .none) {
    self.grid = grid
    self.look = look
    self.documents = documents
    let glyphs = look.glyphs
    let letters = Suit.allCases.map { words(.letter(of: $0)).first ?? $0.letter }
    small = { card in
      let suit = glyphs.symbol(card.suit) ?? letters[Int(card.suit.rawValue)]
      return "\(glyphs.number(card.rank))\(suit)"
    }
    var shown = words
    shown.cardSign = small
    self.words = shown
  }

  var glyphs: Glyphs { look.glyphs }

  /// A phrase as the terminal can show it.
  func text(_ phrase: Phrase) -> String { look.shown(words(phrase)) }

  /// A phrase as the terminal can show it, in rows no wider than `width`.
  func rows(_ phrase: Phrase, width: Int) -> [String] { rows([phrase], width: width) }

  /// Phrases one after another, in rows no wider than `width`.
  func rows(_ phrases: [Phrase], width: Int) -> [String] {
    phrases.flatMap(words.words).map(look.shown).wrapped(to: width)
  }

  /// A phrase as rows of a page, no wider than `width`.
  func lines(_ phrase: Phrase, width: Int, _ ink: Ink) -> [Row] {
    rows(phrase, width: width).map { Row(left: $0, ink: ink) }
  }

  /// A phrase after a mark; further rows are aligned with its first word, or indented more.
  func hanging(
    _ mark: String, _ phrase: Phrase, width: Int, _ ink: Ink, deeper: Int = 0
  ) -> [Row] {
    let indent = String(repeating: " ", count: mark.columns + deeper)
    return rows(phrase, width: width - indent.columns).enumerated().map { index, text in
      Row(left: (index == 0 ? mark : indent) + text, ink: ink)
    }
  }

  /// Writes lines one below the other, starting at a column and a row.
  mutating func write(
    _ lines: some Sequence<String>, x: Int, y: Int, _ ink: Ink, in block: Rect? = nil
  ) {
    for (row, line) in lines.enumerated() { write(line, x: x, y: y + row, ink, in: block) }
  }

  /// Writes text starting at a column; returns the column after it.
  ///
  /// Text in an ink for the chosen line gets the grid's focus.
  @discardableResult
  mutating func write(_ text: String, x: Int, y: Int, _ ink: Ink, in block: Rect? = nil) -> Int {
    put(look.shown(text), x: x, y: y, ink, in: block)
  }

  /// Writes text that the terminal can show as it is.
  @discardableResult
  private mutating func put(
    _ shown: String, x: Int, y: Int, _ ink: Ink, in block: Rect? = nil
  ) -> Int {
    if ink.isOfChosen {
      let blanks = shown.prefix { $0 == " " }.count
      focus(on: Position(x: blanks < shown.count ? x + blanks : x, y: y))
    }
    let end = x + grid.write(shown, x: x, y: y, style: look.style(ink), in: block)
    if look.hasBlocks, ink.isOfText { drawCards(in: shown, x: x, y: y) }
    if case .small = ink, shown.first?.isNumber == true, grid.bounds.contains(Position(x: x, y: y))
    {
      grid.setStyle(look.number(ink), at: Position(x: x, y: y))
    }
    return end
  }

  /// Draws each card in a text, such as 7▲, as a small card in its colour.
  private mutating func drawCards(in text: String, x: Int, y: Int) {
    var (x, last): (Int, Character) = (x, " ")
    for character in text {
      if let suit = glyphs.suit(character), last.isNumber {
        let styles = [look.number(.card(suit)), look.style(.card(suit))]
        for (column, style) in zip([x - 1, x], styles)
        where grid.bounds.contains(Position(x: column, y: y)) {
          grid.setStyle(style, at: Position(x: column, y: y))
        }
      }
      last = character
      x += character.columns
    }
  }

  /// Gives a cell the focus, if it is in the grid.
  mutating func focus(on position: Position) {
    if grid.bounds.contains(position) { grid.focus = position }
  }

  /// Gives the focus to the first character of a block's text, if nothing has it yet: that text is
  /// new to the reader.
  mutating func focusOnText(in block: Rect) {
    if grid.focus != nil { return }
    for y in block.y..<block.bottom {
      let x = (block.x..<block.right).first { x in
        let position = Position(x: x, y: y)
        return grid.bounds.contains(position) && grid[position].character.map { $0 != " " } == true
      }
      if let x { return focus(on: Position(x: x, y: y)) }
    }
  }

  /// Writes a phrase starting at a column; returns the column after it.
  @discardableResult
  mutating func say(_ phrase: Phrase, x: Int, y: Int, _ ink: Ink, in block: Rect? = nil) -> Int {
    put(text(phrase), x: x, y: y, ink, in: block)
  }

  /// Writes a headline, followed by a thin rule up to a column if there are colours.
  mutating func headline(
    _ text: String, _ ink: Ink = .heading, x: Int, y: Int, to right: Int, in block: Rect
  ) {
    let end = write(text, x: x, y: y, ink, in: block)
    rule(after: end, y: y, to: right, in: block)
  }

  /// Draws a thin rule, one blank after the end of a headline; without colours, none.
  mutating func rule(after end: Int, y: Int, to right: Int, in block: Rect) {
    guard look.hasBlocks, end + 1 < right else { return }
    write(String(repeating: "─", count: right - end - 1), x: end + 1, y: y, .rule, in: block)
  }

  mutating func write(_ text: String, endingAt right: Int, y: Int, _ ink: Ink, in block: Rect) {
    let text = look.shown(text)
    put(text, x: right - text.columns, y: y, ink, in: block)
  }

  /// Writes text centred in a row of a block.
  mutating func write(_ text: String, centredIn block: Rect, y: Int, _ ink: Ink) {
    let text = look.shown(text)
    put(text, x: block.x + max(0, block.width - text.columns) / 2, y: y, ink, in: block)
  }

  /// Draws the cells of a picture inside a block; where a cell is nil, the grid keeps its own.
  mutating func draw(_ picture: [[Cell?]], x: Int, y: Int, in block: Rect) {
    for (dy, row) in picture.enumerated() {
      for (dx, cell) in row.enumerated() {
        guard let cell, let character = cell.character else { continue }
        grid.write(String(character), x: x + dx, y: y + dy, style: cell.style, in: block)
      }
    }
  }

  /// Darkens an empty cell of the felt.
  mutating func shade(_ position: Position, in block: Rect) {
    guard block.contains(position), grid.bounds.contains(position),
      let shadow = look.theme[.shadow],
      grid[position].character == " ", grid[position].style.background == look.theme[.felt]
    else { return }
    grid.setBackground(shadow, at: position)
  }

  mutating func fill(_ block: Rect, _ ink: Ink) { grid.clear(block, style: look.style(ink)) }

  mutating func frame(_ block: Rect, _ signs: Glyphs.Frame, _ ink: Ink) {
    guard block.width > 1, block.height > 1 else { return }
    let edge = String(repeating: signs.horizontal, count: block.width - 2)
    write("\(signs.topLeft)\(edge)\(signs.topRight)", x: block.x, y: block.y, ink)
    for y in block.y + 1..<block.bottom - 1 {
      write(String(signs.vertical), x: block.x, y: y, ink)
      write(String(signs.vertical), x: block.right - 1, y: y, ink)
    }
    write(
      "\(signs.bottomLeft)\(edge)\(signs.bottomRight)", x: block.x, y: block.bottom - 1, ink)
  }

  /// The name of a seat, truncated with an ellipsis to a number of columns.
  func name(_ seat: Seat, in view: GameObservation, columns: Int = 10) -> String {
    look.shown(view.players[seat].name.text).fitted(to: columns, ellipsis: glyphs.ellipsis)
  }

  /// The name of a seat, or "you" for the person who sees the game.
  func youOrName(_ seat: Seat, in view: GameObservation) -> String {
    seat == view.person ? text(.you) : name(seat, in: view)
  }

  func letter(_ suit: Suit) -> Character { words(.letter(of: suit)).first ?? suit.letter }
}
