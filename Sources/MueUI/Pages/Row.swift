import CellGrid
import MueData
import MueGame

/// One row of a page or panel: text on the left, and columns that end at given distances from the
/// right edge.
struct Row: Hashable, Sendable {
  var left = ""
  /// Further text on the left, in inks of its own.
  var parts: [Part] = []
  var columns: [Column] = []
  var ink = Ink.plain
  /// Whether a thin rule runs from the text on the left to the first column or the right edge, as
  /// after headlines on pages.
  var isRuled = false

  /// A text that ends at a distance from the right edge.
  struct Column: Hashable, Sendable {
    let text: String
    let fromRight: Int
  }

  struct Part: Hashable, Sendable {
    let text: String
    let ink: Ink
  }

  static let blank = Row()

  /// The columns of the text on the left.
  var leftColumns: Int { left.columns + parts.columns }

  /// The row as a line of text, without trailing blanks.
  func text(width: Int, _ look: Appearance) -> String {
    var line = look.shown(left + parts.map(\.text).joined())
    for column in columns where !column.text.isEmpty {
      let text = look.shown(column.text)
      let gap = width - column.fromRight - text.columns - line.columns
      line += String(repeating: " ", count: max(1, gap)) + text
    }
    return line.withoutBlanksAtEnd
  }

  func draw(on pen: inout Pen, in rect: Rect, y: Int) {
    if isRuled {
      let shown = columns.filter { !$0.text.isEmpty }
      let ends = shown.map { rect.right - $0.fromRight - pen.look.shown($0.text).columns - 1 }
      pen.headline(left, ink, x: rect.x, y: y, to: ends.min() ?? rect.right, in: rect)
    }
    var x = isRuled ? rect.x : pen.write(left, x: rect.x, y: y, ink, in: rect)
    for part in parts { x = pen.write(part.text, x: x, y: y, part.ink, in: rect) }
    for column in columns {
      pen.write(column.text, endingAt: rect.right - column.fromRight, y: y, ink, in: rect)
    }
  }
}

extension [Row.Part] {
  var columns: Int { reduce(0) { $0 + $1.text.columns } }
}
