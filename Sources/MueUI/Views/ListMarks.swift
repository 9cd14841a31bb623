import CellGrid

/// The marks beside a list that has more lines above or below.
struct ListMarks {
  let list: ListLayout

  /// Draws the marks in a column, on the rows of the first and the last visible line.
  func draw(on pen: inout Pen, x: Int, in rect: Rect) {
    if list.goesOnAbove {
      pen.write(String(pen.glyphs.above), x: x, y: list.top, .quiet, in: rect)
    }
    if list.goesOnBelow {
      let y = list.top + list.count - 1
      pen.write(String(pen.glyphs.below), x: x, y: y, .quiet, in: rect)
    }
  }
}
