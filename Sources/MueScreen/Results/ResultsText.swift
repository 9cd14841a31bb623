import CellGrid
import MueTable
import MueWords

/// The results as lines of text, for a terminal that scrolls or a file.
public struct ResultsText {
  /// The widest line, in columns.
  public static let width = 60

  /// The lines, `heading` first, without their ends.
  public static func lines(
    _ results: Results, heading: Phrase, words: Words, isUnicode: Bool
  ) -> [String] {
    let abilities = Abilities(palette: .none, unicode: isUnicode)
    let look = Look(theme: .plain, abilities: abilities)
    let grid = Grid(Size(width: 0, height: 0))
    let pen = Pen(grid: grid, look: look, words: words, documents: .none)
    let rows = ResultsRows(results: results, span: .all, pen: pen, width: width).rows
    return [pen.text(heading), ""] + rows.map { line($0, look) }
  }

  private static func line(_ row: Row, _ look: Look) -> String {
    var line = look.shown(row.left)
    for column in row.columns where !column.text.isEmpty {
      let text = look.shown(column.text)
      let gap = width - column.fromRight - text.columns - line.columns
      line += String(repeating: " ", count: max(1, gap)) + text
    }
    return line
  }
}
