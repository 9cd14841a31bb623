import CellGrid
import MueGame
import MueRules
import MueWords

/// The columns of the shelf: as wide as what stands in them; where room is short the less important
/// ones are left out.
struct ShelfColumns {
  /// What goes first when room is short.
  private static let leastImportant: [ShelfColumn] = [.seats, .hand, .time, .length]
  private static let narrowestName = 15

  private let columns: [(column: ShelfColumn, width: Int)]
  private let name: Int

  /// The columns for games of an extent in a width.
  init(_ extent: ShelfExtent, width: Int, _ pen: Pen) {
    var columns = ShelfColumn.allCases.map { column in
      let heading = pen.text(column.heading).columns
      return (column: column, width: max(heading, extent.width(of: column, pen)))
    }
    // A mark before the line and a blank behind it.
    func room() -> Int { width - 2 - columns.reduce(0) { $0 + $1.width + 2 } }
    for column in Self.leastImportant where room() < Self.narrowestName {
      columns.removeAll { $0.column == column }
    }
    name = max(0, room())
    self.columns = columns
  }

  func drawHeadings(on pen: inout Pen, in rect: Rect) {
    draw(
      pen.text(.shelfGame), columns.map { pen.text($0.column.heading) }, " ", .quiet,
      on: &pen, in: rect, y: rect.y)
  }

  func draw(_ game: ShelfGame, isChosen: Bool, on pen: inout Pen, in rect: Rect, y: Int) {
    let (mark, ink): (String, Ink) =
      isChosen ? (String(pen.glyphs.turn), .chosenLine) : (" ", .plain)
    guard let summary = game.summary else {
      let text = pen.text(.shelfNotAGame(game: game.number))
        .fitted(to: rect.width - 2, ellipsis: pen.glyphs.ellipsis)
      pen.write(mark + text.leftAligned(in: rect.width - 1), x: rect.x, y: y, ink, in: rect)
      return
    }
    draw(
      pen.look.shown(summary.shelfName), columns.map { $0.column.text(summary, pen) }, mark, ink,
      on: &pen, in: rect, y: y)
  }

  private func draw(
    _ first: String, _ texts: [String], _ mark: String, _ ink: Ink, on pen: inout Pen,
    in rect: Rect, y: Int
  ) {
    let first = first.fitted(to: name, ellipsis: pen.glyphs.ellipsis)
    var line = mark + first.leftAligned(in: name)
    for (text, column) in zip(texts, columns) {
      line += "  " + column.column.filled(text, to: column.width)
    }
    pen.write(line + " ", x: rect.x, y: y, ink, in: rect)
  }
}
