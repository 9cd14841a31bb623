import CellGrid
import MueGame
import MueWords

/// The log of the hand in words: one column, or two where there is room for them.
struct LogPage {
  let view: GameObservation

  /// The width from which there are two columns.
  private static let wide = 76

  /// The columns of a block, each with its rows from the top; a single column is no wider than is
  /// comfortable to read.
  func columns(_ pen: Pen, in block: Rect) -> [(rect: Rect, rows: [Row])] {
    guard block.width >= Self.wide else {
      let column = block.column
      return [(column, rows(pen, column.width))]
    }
    let width = (block.width - 4) / 2
    let rows = rows(pen, width)
    let half = max(block.height, (rows.count + 1) / 2)
    let left = Rect(x: block.x + 1, y: block.y, width: width, height: block.height)
    let right = Rect(x: left.right + 2, y: block.y, width: width, height: block.height)
    return [(left, Array(rows.prefix(half))), (right, Array(rows.dropFirst(half)))]
  }

  private func rows(_ pen: Pen, _ width: Int) -> [Row] {
    Narration(view).log(writing: pen.small).flatMap { line in
      pen.rows(line.phrase, width: width - 2).enumerated().map { index, text in
        Row(left: (index == 0 ? "" : "  ") + text, ink: line.isHeading ? .heading : .plain)
      }
    }
  }
}
