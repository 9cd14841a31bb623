import CellGrid
import MueGame
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
    let look = Appearance(theme: .plain, abilities: abilities)
    let grid = Grid(Size(width: 0, height: 0))
    let pen = Pen(grid: grid, look: look, words: words, documents: .none)
    let rows = ResultsRows(results: results, span: .all, pen: pen, width: width).rows
    return [pen.text(heading), ""] + rows.map { $0.text(width: width, look) }
  }
}
