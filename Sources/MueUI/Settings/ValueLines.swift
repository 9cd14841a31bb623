import CellGrid
import MueData

/// Draws lines with a name and a value, as on the pages of settings, of keys and of a new game.
///
/// All values begin in one column. If a name is too long, its value follows it directly; if a value
/// is too long, it ends at the edge.
struct ValueLines {
  /// The greatest width of the lines.
  private static let width = 68

  /// The rectangle of the lines, in the middle of a page, with a column for marks beside it.
  let block: Rect
  /// The column where values begin, unless the name or the value is too long.
  private var column: Int

  init(in page: Rect) {
    let width = min(page.width - 2, Self.width)
    block = Rect(
      x: page.x + (page.width - width) / 2, y: page.y, width: width, height: page.height)
    column = width * 5 / 9
  }

  /// The column where the names begin, after the mark of the chosen line.
  var textColumn: Int { block.x + 1 }

  /// Moves the column of the values to the right for longer names, as far as all values fit.
  ///
  /// - Parameters:
  ///   - name: the columns of the longest name.
  ///   - value: the columns of the longest value.
  mutating func makeRoom(name: Int, value: Int) {
    column = max(column, min(name + 2, block.width - 1 - value))
  }

  /// Whether a position is left of the values.
  func isLeft(_ position: Position) -> Bool { position.x < block.x + column }

  /// Draws a line, marked if it is chosen; returns the column where its value begins.
  @discardableResult
  func draw(
    _ name: String, _ value: String, isChosen: Bool, _ ink: Ink, y: Int, on pen: inout Pen
  ) -> Int {
    let name = marked(name, isChosen: isChosen, pen)
    let start = start(ofValue: value.columns, after: name)
    let shown = value.fitted(to: block.width - 1 - start, ellipsis: pen.glyphs.ellipsis)
    let line = name.leftAligned(in: start) + shown
    pen.write(line.leftAligned(in: block.width), x: block.x, y: y, ink, in: block)
    return block.x + start
  }

  /// Draws a chosen line whose value is being typed; as long as nothing is, it has its usual value
  /// beside the cursor.
  func draw(
    _ name: String, _ entry: TextEntry, usual: String, y: Int, on pen: inout Pen
  ) {
    let name = marked(name, isChosen: true, pen)
    let value = entry.text.isEmpty ? usual : entry.text
    let start = start(ofValue: value.columns, after: name)
    let x = block.x + start
    pen.write(name.leftAligned(in: block.width), x: block.x, y: y, .ask, in: block)
    if entry.text.isEmpty {
      let shown = usual.fitted(to: block.width - 1 - start, ellipsis: pen.glyphs.ellipsis)
      pen.write(shown, x: x, y: y, .quiet, in: block)
      pen.write(" ", x: x - 1, y: y, .chosenLine, in: block)
    } else {
      entry.draw(on: &pen, x: x, y: y, in: block)
    }
  }

  private func marked(_ name: String, isChosen: Bool, _ pen: Pen) -> String {
    (isChosen ? String(pen.glyphs.turn) : " ") + name
  }

  /// The column of a line where a value of some columns begins.
  private func start(ofValue columns: Int, after name: String) -> Int {
    let edge = block.width - 1 - min(columns, block.width - name.columns - 2)
    return min(edge, max(name.columns + 1, column))
  }
}
