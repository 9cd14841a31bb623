import CellGrid
import MueWords

/// The view of pages with groups of lines, each with a name and a value, as the settings.
///
/// It has a heading, the groups, one chosen line with its explanation, and the last notice.
struct GroupedList {
  struct Line {
    let title: String
    let value: String
    /// The value being typed, drawn in place of the other.
    var entry: TextEntry?
  }

  /// A group of lines, below a headline if it has one.
  struct Group {
    let headline: Phrase?
    let lines: Int
  }

  /// The content of a row of the list.
  private enum RowContent {
    case blank
    case headline(Phrase)
    case line(Int)
  }

  private let rect: Rect
  var lines: ValueLines
  private let chosen: Int
  private let rows: [RowContent]
  private let layout: ListLayout
  private let isBeforeTable: Bool
  private var block: Rect { lines.block }

  /// A list of groups in the middle of a page, with one of all their lines chosen.
  ///
  /// Before the table, the start menu shows heading and notice.
  init(groups: [Group], chosen: Int, in rect: Rect, isBeforeTable: Bool) {
    self.isBeforeTable = isBeforeTable
    self.rect = rect
    self.chosen = chosen
    lines = ValueLines(in: rect)
    let headRows = isBeforeTable ? 0 : 2
    // One blank row, the explanation of the chosen line, and at the table two rows for the answer
    // to a key.
    let footRows = 1 + Self.aboutRows + (isBeforeTable ? 0 : 2)
    let list = Rect(
      x: rect.x, y: rect.y + headRows, width: rect.width,
      height: rect.height - headRows - footRows)
    rows = Self.rows(groups, areApart: list.height > 10)
    let row = rows.firstIndex { if case .line(chosen) = $0 { true } else { false } }
    layout = ListLayout(lines: rows.count, chosen: row ?? 0, in: list)
  }

  /// The groups one below the other, separated by blank rows if there is room.
  private static func rows(_ groups: [Group], areApart: Bool) -> [RowContent] {
    var (rows, line): ([RowContent], Int) = ([], 0)
    for group in groups {
      if areApart, !rows.isEmpty { rows.append(.blank) }
      if let headline = group.headline { rows.append(.headline(headline)) }
      rows += (line..<line + group.lines).map { .line($0) }
      line += group.lines
    }
    return rows
  }

  /// The most rows of an explanation.
  static let aboutRows = 2

  /// The columns of an explanation.
  var aboutWidth: Int { block.width - 2 }

  /// Draws the list; only visible lines are requested.
  func draw(
    _ heading: Phrase, about: Phrase?, _ ink: Ink = .quiet, notice: Phrase?, on pen: inout Pen,
    line: (Int, Pen) -> Line
  ) {
    if !isBeforeTable { pen.say(heading, x: block.x + 1, y: layout.top - 2, .heading, in: rect) }
    ListMarks(list: layout).draw(on: &pen, x: block.right, in: rect)
    for (offset, row) in rows.dropFirst(layout.first).prefix(layout.count).enumerated() {
      let y = layout.top + offset
      switch row {
      case .blank: break
      case .headline(let phrase):
        pen.headline(pen.text(phrase), x: block.x + 1, y: y, to: block.right, in: block)
      case .line(let index): draw(line(index, pen), at: index, y: y, on: &pen)
      }
    }
    let foot = layout.top + layout.count + 1
    if let about { write(about, y: foot, ink, on: &pen) }
    if let notice { write(notice, y: foot + Self.aboutRows, .ask, on: &pen) }
  }

  private func draw(_ line: Line, at index: Int, y: Int, on pen: inout Pen) {
    let isChosen = index == chosen
    guard let entry = line.entry else {
      let ink: Ink = isChosen ? .chosenLine : .plain
      lines.draw(line.title, line.value, isChosen: isChosen, ink, y: y, on: &pen)
      return
    }
    let x = lines.draw(line.title, "", isChosen: isChosen, .ask, y: y, on: &pen)
    entry.draw(on: &pen, x: x, y: y, in: block)
  }

  /// The line at a position; nil outside the list.
  func line(at position: Position) -> Int? {
    guard position.x >= block.x, position.x < block.right, let row = layout.line(atRow: position.y),
      case .line(let index) = rows[row]
    else { return nil }
    return index
  }

  func isLeft(_ position: Position) -> Bool { lines.isLeft(position) }

  private func write(_ phrase: Phrase, y: Int, _ ink: Ink, on pen: inout Pen) {
    pen.write(pen.rows(phrase, width: aboutWidth), x: block.x + 1, y: y, ink, in: rect)
  }
}
