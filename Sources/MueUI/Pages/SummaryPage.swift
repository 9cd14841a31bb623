import CellGrid
import MueGame
import MueWords

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
