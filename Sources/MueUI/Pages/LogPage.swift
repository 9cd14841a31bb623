import CellGrid
import MueGame
import MueWords

/// The log of the hand in words: in one column, or in two if there is room.
struct LogPage: TablePage {
  var position = ScrollPosition.end

  /// The least width for two columns.
  private static let wide = 76

  func title(in context: PageContext) -> Phrase { KeyCommand.log.title }
  func hints(in context: PageContext) -> [Phrase] { [.keysScroll, .keyExplain, .keyBack] }

  func turn(_ input: Input, _ context: PageContext) -> [PageStep]? {
    input == .command(.explain) ? [.ask(.explain(move: nil, isOpen: false))] : nil
  }

  func rowCount(_ pen: Pen, in body: Rect, _ context: PageContext) -> Int {
    columns(pen, in: body, context).map(\.rows.count).max() ?? 0
  }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let columns = columns(pen, in: body, context)
    let count = columns.map(\.rows.count).max() ?? 0
    // The focus is in the first column.
    for column in columns.reversed() {
      column.rows.drawScrolled(to: position, of: count, on: &pen, in: column.rect)
    }
  }

  /// The columns of a block, each with its rows from the top; a single column has a comfortable
  /// width.
  private func columns(
    _ pen: Pen, in block: Rect, _ context: PageContext
  ) -> [(rect: Rect, rows: [Row])] {
    guard let view = context.table?.view else { return [] }
    guard block.width >= Self.wide else {
      return [(block.column, rows(of: view, pen, block.column.width))]
    }
    let width = (block.width - 4) / 2
    let rows = rows(of: view, pen, width)
    let half = max(block.height, (rows.count + 1) / 2)
    let left = Rect(x: block.x + 1, y: block.y, width: width, height: block.height)
    let right = Rect(x: left.right + 2, y: block.y, width: width, height: block.height)
    return [(left, Array(rows.prefix(half))), (right, Array(rows.dropFirst(half)))]
  }

  private func rows(of view: GameObservation, _ pen: Pen, _ width: Int) -> [Row] {
    Narration(view).log(writing: pen.small).flatMap { line in
      pen.rows(line.phrase, width: width - 2).enumerated().map { index, text in
        Row(
          left: (index == 0 ? "" : "  ") + text, ink: line.isHeading ? .heading : .plain,
          isRuled: line.isHeading && index == 0)
      }
    }
  }
}
