import CellGrid
import MueWords

/// The lessons and the texts for learning the game.
public struct LearnPage: Page {
  private var list: ItemList<LearnItem>
  private let finished: Set<Lesson>

  /// The page with the finished lessons marked and one chosen; nil for the first unfinished one.
  public init(finished: Set<Lesson> = [], chosen: Lesson? = nil) {
    self.finished = finished
    let next = chosen ?? Lesson.allCases.first { !finished.contains($0) }
    list = ItemList(items: LearnItem.all, chosen: .lesson(next ?? .firstHand))
  }

  func title(in context: PageContext) -> Phrase { .learnTitle }
  func hints(in context: PageContext) -> [Phrase] { [.keysUpDown, .keyOpen, .keyBack, .keyLeave] }

  mutating func answer(_ input: Input, _ context: inout PageContext) -> [PageStep] {
    list.answerOrGoBack(input)
  }

  mutating func answer(_ mouse: Mouse, in body: Rect, _ context: inout PageContext) -> [PageStep] {
    list.answer(mouse, in: body, top: list.top(in: body))
  }

  func textColumn(in body: Rect) -> Int { ItemList<LearnItem>.textColumn(in: body) }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    list.draw(
      on: &pen, in: body, top: list.top(in: body), text: list.chosen.purpose,
      marked: Set(finished.map(LearnItem.lesson)))
  }
}

/// A line of the page for learning the game.
enum LearnItem: ListItem {
  case lesson(Lesson)
  case document(Document)

  /// All lines, the lessons first.
  static let all: [LearnItem] =
    Lesson.allCases.map(LearnItem.lesson)
    + [Document.rules, .playWell, .howto, .keys, .credits].map(LearnItem.document)

  var name: Phrase {
    switch self {
    case .lesson(.firstHand): .learnLesson
    case .lesson(let lesson): lesson.title
    case .document(let document): document.title
    }
  }

  /// Its explanation, below the list.
  var purpose: Phrase {
    switch self {
    case .lesson(.firstHand): .learnLessonPurpose
    case .lesson(.lostContract): .learnLostPurpose
    case .lesson(.againstChief): .learnAgainstPurpose
    case .lesson(.eclat): .learnEclatPurpose
    case .document(.rules): .learnRulesPurpose
    case .document(.playWell): .learnPlayWellPurpose
    case .document(.howto): .learnHowtoPurpose
    case .document(.keys): .learnKeysPurpose
    case .document(.credits): .learnCreditsPurpose
    }
  }

  var steps: [PageStep] {
    switch self {
    case .lesson(let lesson): [.ask(.lesson(lesson))]
    case .document(let document): [.open(Reader(document))]
    }
  }
}
