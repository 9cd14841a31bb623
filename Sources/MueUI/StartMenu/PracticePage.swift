import CellGrid
import MueWords

/// The puzzles, auctions and drills to choose from.
public struct PracticePage: Page {
  private var list: ItemList<PracticeItem>
  /// The names of the lines with what is waiting today, as far as it is known.
  private var names: [PracticeItem: Phrase] = [:]

  public init(chosen: PracticeItem = .puzzles) {
    list = ItemList(PracticeItem.all, chosen: chosen)
  }

  var chooser: Chooser? { list.chooser }

  func title(in context: PageContext) -> Phrase { .practiceItem }
  func hints(in context: PageContext) -> [Phrase] { [.keysUpDown, .keyOpen, .keyBack, .keyLeave] }

  mutating func take(_ event: PageEvent) {
    switch event {
    case .puzzles(let waiting):
      names[.puzzles] = waiting == 0 ? nil : .practicePuzzlesWaiting(puzzles: waiting)
    case .auctions(let waiting, let learned, let all):
      names[.auctions] = .auctionProgress(puzzles: waiting, known: learned, all: all)
    default: break
    }
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
      names: names)
  }
}
