import CellGrid
import MueData

/// Draws lines with a name and a value, as on the pages of settings, of keys and of a new game.
///
/// All values begin in one column; where name or value is too long for that, the value ends at the edge.
struct ValueLines {
  /// The widest the lines get.
  private static let width = 68

  /// The columns of the lines, in the middle of a page, with a column for marks beside them.
  let block: Rect

  init(in page: Rect) {
    let width = min(page.width - 2, Self.width)
    block = Rect(
      x: page.x + (page.width - width) / 2, y: page.y, width: width, height: page.height)
  }

  /// Draws a line, marked if it is chosen; returns the column where its value begins.
  @discardableResult
  func draw(
    _ name: String, _ value: String, isChosen: Bool, _ ink: Ink, y: Int, on pen: inout Pen
  ) -> Int {
    let name = (isChosen ? String(pen.glyphs.turn) : " ") + name
    let value = value.fitted(to: block.width - name.columns - 2, ellipsis: pen.glyphs.ellipsis)
    let edge = block.width - 1 - value.columns
    let column = block.width * 5 / 9
    let start = max(name.columns + 1, column > name.columns ? min(column, edge) : edge)
    let line = name.leftAligned(in: start) + value
    pen.write(line.leftAligned(in: block.width), x: block.x, y: y, ink, in: block)
    return block.x + start
  }
}
