import CellGrid
import MueGame
import MueWords

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
    let chances = ChanceLine(view: table.view).rows(pen, width: block.width)
    return [sheet, chart, chances].filter { !$0.isEmpty }.joined(separator: [.blank]).map(\.self)
  }
}
