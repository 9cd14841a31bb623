import CellGrid
import MueGame
import MueWords

/// A page of rows about the hand above a table, with a scroll position.
protocol TablePage: Page {
  var position: ScrollPosition { get set }
  /// The number of rows of the page in a block.
  func rowCount(_ pen: Pen, in body: Rect, _ context: PageContext) -> Int
  /// The answer to a command of the page's own; nil for any other.
  func turn(_ input: Input, _ context: PageContext) -> [PageStep]?
}

/// A page whose rows are in a single column.
protocol ColumnPage: TablePage {
  func rows(_ pen: Pen, _ block: Rect, _ context: PageContext) -> [Row]
}

extension TablePage {
  var keyContext: KeyContext? { .table }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    if let steps = turn(input, context) { return steps }
    switch input {
    case .command(.menu), .command(.confirm), .command(.toggle), .command(.help),
      .command(.turnPage), .command(.summary), .command(.sheet), .command(.pass), .command(.log):
      return [.back]
    default:
      let moved = position.moved(
        by: input, visible: block.rect.height, of: rowCount(block.pen, in: block.rect, context))
      guard let moved else { return [.refuse(.unknownKey)] }
      position = moved
      return []
    }
  }
}

extension ColumnPage {
  func rowCount(_ pen: Pen, in body: Rect, _ context: PageContext) -> Int {
    rows(pen, body.column, context).count
  }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    rows(pen, body.column, context).drawScrolled(to: position, on: &pen, in: body.column)
  }
}

struct SummaryPage: ColumnPage {
  var position = ScrollPosition()

  func title(in context: PageContext) -> Phrase { KeyCommand.summary.title }
  func hints(in context: PageContext) -> [Phrase] { [.keyBack, .keySheet] }
  var wheel: (up: KeyCommand, down: KeyCommand) { (.previous, .next) }

  func turn(_ input: Input, _ context: PageContext) -> [PageStep]? {
    [.command(.sheet), .command(.turnPage)].contains(input) ? [.replace(SheetPage())] : nil
  }

  func rows(_ pen: Pen, _ block: Rect, _ context: PageContext) -> [Row] {
    guard let view = context.table?.view else { return [] }
    return SummaryCards(view: view).rows(pen, width: block.width, height: block.height)
  }
}

/// The score sheet with the chart of the match below it.
struct SheetPage: ColumnPage {
  var position = ScrollPosition()

  func title(in context: PageContext) -> Phrase { KeyCommand.sheet.title }

  func hints(in context: PageContext) -> [Phrase] {
    let hasHands = context.table?.view.scores.isEmpty == false
    return [.keysScroll] + (hasHands ? [.keyReplay] : []) + [.keyBack]
  }

  func turn(_ input: Input, _ context: PageContext) -> [PageStep]? {
    switch input {
    case .command(.replay): [.ask(.replay(at: nil))]
    case .command(.summary): [.replace(SummaryPage())]
    case .command(.turnPage): [.replace(LogPage())]
    default: nil
    }
  }

  func rows(_ pen: Pen, _ block: Rect, _ context: PageContext) -> [Row] {
    guard let table = context.table else { return [] }
    let chart = MatchChart(view: table.view).rows(
      pen, width: block.width, height: min(16, block.height))
    let sheet = ScoreSheet(view: table.view, dealNumber: table.status.dealNumber)
      .rows(pen, width: block.width)
    return sheet + (chart.isEmpty ? [] : [.blank]) + chart
  }
}

/// The log of the hand in words: one column, or two where there is room for them.
struct LogPage: TablePage {
  var position = ScrollPosition.end

  /// The width from which there are two columns.
  private static let wide = 76

  func title(in context: PageContext) -> Phrase { KeyCommand.log.title }
  func hints(in context: PageContext) -> [Phrase] { [.keysScroll, .keyBack] }
  func turn(_ input: Input, _ context: PageContext) -> [PageStep]? { nil }

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

  /// The columns of a block, each with its rows from the top; a single column is no wider than is
  /// comfortable to read.
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
