import CellGrid

/// One row of a page or panel: text on the left, columns of text that end at given distances from
/// the right edge.
struct Row: Hashable, Sendable {
  var left = ""
  /// Texts, each ending so many columns before the right edge.
  var columns: [Column] = []
  var ink = Ink.plain

  /// A text that ends a distance from the right edge.
  struct Column: Hashable, Sendable {
    let text: String
    let fromRight: Int
  }

  /// An empty row.
  static let blank = Row()

  /// The row as a line of text, without blanks behind it.
  func text(width: Int, _ look: Appearance) -> String {
    var line = look.shown(left)
    for column in columns where !column.text.isEmpty {
      let text = look.shown(column.text)
      let gap = width - column.fromRight - text.columns - line.columns
      line += String(repeating: " ", count: max(1, gap)) + text
    }
    return line.withoutBlanksAtEnd
  }

  /// Draws the row in a block.
  func draw(on pen: inout Pen, in rect: Rect, y: Int) {
    pen.write(left, x: rect.x, y: y, ink, in: rect)
    for column in columns {
      pen.write(column.text, endingAt: rect.right - column.fromRight, y: y, ink, in: rect)
    }
  }
}

extension [Row] {
  /// Draws all rows in a block, which must have room for them.
  func draw(on pen: inout Pen, in rect: Rect) {
    for (offset, row) in enumerated() {
      row.draw(on: &pen, in: rect, y: rect.y + offset)
    }
  }

  /// Draws all rows in the middle of a block, as wide as said.
  func drawInMiddle(on pen: inout Pen, of rect: Rect, width: Int) {
    let middle = Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y + Swift.max(0, rect.height - count) / 2,
      width: width, height: rect.height)
    draw(on: &pen, in: middle)
  }

  /// Draws as many rows as a block has, beginning with one: the rest can be scrolled to.
  func drawScrolled(to first: Int, on pen: inout Pen, in rect: Rect) {
    for (offset, row) in dropFirst(first).prefix(rect.height).enumerated() {
      row.draw(on: &pen, in: rect, y: rect.y + offset)
    }
  }
}

extension String {
  /// The text up to its last sign that is no blank.
  var withoutBlanksAtEnd: String { lastIndex { $0 != " " }.map { String(self[...$0]) } ?? "" }
}
