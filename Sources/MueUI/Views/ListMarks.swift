import CellGrid

/// The marks beside a list that is longer than its place: there is more above, or below.
struct ListMarks {
  let places: ListPlaces

  /// Draws them in a column, on the rows of the first and the last line shown.
  func draw(on pen: inout Pen, x: Int, in rect: Rect) {
    if places.goesOnAbove {
      pen.write(String(pen.glyphs.above), x: x, y: places.top, .quiet, in: rect)
    }
    if places.goesOnBelow {
      let y = places.top + places.count - 1
      pen.write(String(pen.glyphs.below), x: x, y: y, .quiet, in: rect)
    }
  }
}
