import CellGrid
import MueWords

/// The puzzles and the drills to choose from.
public struct PracticePage: Page {
  private var list: ItemList<PracticeItem>
  /// The number of puzzles waiting today; 0 until it is known.
  private var waiting = 0

  public init(chosen: PracticeItem = .puzzles) {
    list = ItemList(PracticeItem.all, chosen: chosen)
  }

  var chooser: Chooser? { list.chooser }

  func title(in context: PageContext) -> Phrase { .practiceItem }
  func hints(in context: PageContext) -> [Phrase] { [.keysUpDown, .keyOpen, .keyBack, .keyLeave] }

  mutating func take(_ event: PageEvent) {
    if case .puzzles(let waiting) = event { self.waiting = waiting }
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    list.answerOrGoBack(input, in: block)
  }

  func textColumn(in body: Rect) -> Int { ItemList<PracticeItem>.textColumn(in: body) }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    list.draw(
      on: &pen, in: body, top: list.top(in: body), text: list.chosen.line.purpose,
      names: waiting == 0 ? [:] : [.puzzles: .practicePuzzlesWaiting(puzzles: waiting)])
  }
}
