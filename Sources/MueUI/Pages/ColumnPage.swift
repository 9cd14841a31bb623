import CellGrid

/// A page whose rows are in a single column.
protocol ColumnPage: TablePage {
  func rows(_ pen: Pen, _ block: Rect, _ context: PageContext) -> [Row]
}

extension ColumnPage {
  func rowCount(_ pen: Pen, in body: Rect, _ context: PageContext) -> Int {
    rows(pen, body.column, context).count
  }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    rows(pen, body.column, context).drawScrolled(to: position, on: &pen, in: body.column)
  }
}
