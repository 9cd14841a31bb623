import CellGrid
import MueGame
import MueWords

/// The puzzles and the drills to choose from.
public struct PracticePage: Page {
  private var list: ItemList<PracticeItem>
  /// How many puzzles wait today; 0 as long as nobody knows.
  private var waiting = 0

  public init(chosen: PracticeItem = .puzzles) {
    list = ItemList(items: PracticeItem.all, chosen: chosen)
  }

  func title(in context: PageContext) -> Phrase { .practiceItem }
  func hints(in context: PageContext) -> [Phrase] { [.keysUpDown, .keyOpen, .keyBack, .keyLeave] }

  mutating func take(_ event: PageEvent) {
    if case .puzzles(let waiting) = event { self.waiting = waiting }
  }

  mutating func answer(_ input: Input, _ context: inout PageContext) -> [PageStep] {
    list.answerOrGoBack(input)
  }

  mutating func answer(_ mouse: Mouse, in body: Rect, _ context: inout PageContext) -> [PageStep] {
    list.answer(mouse, in: body, top: list.top(in: body))
  }

  func textColumn(in body: Rect) -> Int { ItemList<PracticeItem>.textColumn(in: body) }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    list.draw(
      on: &pen, in: body, top: list.top(in: body), text: list.chosen.purpose,
      names: waiting == 0 ? [:] : [.puzzles: .practicePuzzlesWaiting(puzzles: waiting)])
  }
}

/// A line of the page for practice.
public enum PracticeItem: ListItem {
  case puzzles
  case drill(Drill)

  /// All lines, the puzzles first.
  static let all: [PracticeItem] = [.puzzles] + Drill.allCases.map(PracticeItem.drill)

  var name: Phrase {
    switch self {
    case .puzzles: .practicePuzzles
    case .drill(let drill): drill.title
    }
  }

  /// Its explanation, below the list.
  var purpose: Phrase {
    switch self {
    case .puzzles: .practicePuzzlesPurpose
    case .drill(let drill): drill.purpose
    }
  }

  var steps: [PageStep] {
    switch self {
    case .puzzles: [.ask(.puzzles)]
    case .drill(let drill): [.ask(.drill(drill))]
    }
  }
}
