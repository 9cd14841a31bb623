import CellGrid
import MueData
import MueWords

/// The view of the pages of settings and of keys.
///
/// A heading, lines of a name and a value with one line chosen, an explanation of the chosen line,
/// and the last notice.
struct SettingsList {
  /// A line of the list.
  struct Line {
    let title: Phrase
    let value: String
    /// The column of the cursor in the value; nil while the value is not typed.
    var cursor: Int?
  }

  /// The widest the lines get.
  private static let width = 56

  private let rect: Rect
  private let block: Rect
  private let chosen: Int
  private let places: ListLayout
  private let isBeforeTable: Bool

  /// A list of lines in the middle of a page, one of them chosen.
  ///
  /// Before the table, the start menu shows heading and notice.
  init(lines: Int, chosen: Int, in rect: Rect, isBeforeTable: Bool) {
    self.isBeforeTable = isBeforeTable
    self.rect = rect
    self.chosen = chosen
    let width = min(rect.width - 2, Self.width)
    block = Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y, width: width, height: rect.height)
    let headRows = isBeforeTable ? 0 : 2
    // A blank row, two for the explanation of the chosen line, and at the table two for the answer
    // to a key.
    let footRows = isBeforeTable ? 3 : 5
    let list = Rect(
      x: rect.x, y: rect.y + headRows, width: rect.width,
      height: rect.height - headRows - footRows)
    places = ListLayout(lines: lines, chosen: chosen, in: list)
  }

  /// Draws the list; only the lines that are shown are asked for.
  func draw(
    _ heading: Phrase, about: Phrase, _ ink: Ink = .quiet, notice: Phrase?, on pen: inout Pen,
    line: (Int, Pen) -> Line
  ) {
    if !isBeforeTable { pen.say(heading, x: block.x + 1, y: places.top - 2, .heading, in: rect) }
    ListMarks(places: places).draw(on: &pen, x: block.right, in: rect)
    for index in places.first..<places.first + places.count {
      draw(line(index, pen), at: index, on: &pen)
    }
    let foot = places.top + places.count + 1
    write(about, y: foot, ink, on: &pen)
    if let notice { write(notice, y: foot + 2, .ask, on: &pen) }
  }

  /// Draws a line: the name on the left, and as much of the value as fits on the right.
  private func draw(_ line: Line, at index: Int, on pen: inout Pen) {
    let isChosen = index == chosen
    let mark = isChosen ? String(pen.glyphs.turn) : " "
    let name = mark + pen.text(line.title)
    let room = block.width - name.columns - 2
    let value = line.value.fitted(to: room, ellipsis: pen.glyphs.ellipsis)
    let gap = String(repeating: " ", count: max(1, block.width - 1 - name.columns - value.columns))
    let y = places.top + index - places.first
    pen.write(
      name + gap + value + " ", x: block.x, y: y, isChosen ? .chosenLine : .plain, in: block)
    if let cursor = line.cursor {
      let x = block.x + name.columns + gap.count + min(cursor, value.columns)
      pen.focus(on: Position(x: x, y: y))
    }
  }

  /// The line at a position; nil outside the list.
  func line(at place: Position) -> Int? {
    guard place.x >= block.x, place.x < block.right else { return nil }
    return places.line(atRow: place.y)
  }

  /// Whether a position is in the left half of the lines.
  func isLeft(_ place: Position) -> Bool { place.x < block.x + block.width / 2 }

  private func write(_ phrase: Phrase, y: Int, _ ink: Ink, on pen: inout Pen) {
    for (row, line) in pen.rows(phrase, width: block.width - 2).enumerated() {
      pen.write(line, x: block.x + 1, y: y + row, ink, in: rect)
    }
  }
}
