import CellGrid
import MueWords

/// The lessons and the texts for learning the game.
public struct LearnPage: Page {
  private var list: ItemList<LearnItem>
  private let finished: Set<Lesson>

  /// The page with the finished lessons marked and one lesson chosen; if nil, the first unfinished
  /// one.
  public init(finished: Set<Lesson> = [], chosen: Lesson? = nil) {
    self.finished = finished
    let next = chosen ?? Lesson.allCases.first { !finished.contains($0) }
    list = ItemList(LearnItem.all, chosen: .lesson(next ?? .firstHand))
  }

  var chooser: Chooser? { list.chooser }

  func title(in context: PageContext) -> Phrase { .learnTitle }
  func hints(in context: PageContext) -> [Phrase] { [.keysUpDown, .keyOpen, .keyBack, .keyLeave] }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    list.answerOrGoBack(input, in: block)
  }

  func textColumn(in body: Rect) -> Int { ItemList<LearnItem>.textColumn(in: body) }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    list.draw(
      on: &pen, in: body, top: list.top(in: body), text: list.chosen.line.purpose,
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

  var line: ListItemLine {
    switch self {
    case .lesson(.firstHand): lesson(.firstHand, .learnLessonPurpose, name: .learnLesson)
    case .lesson(.lostContract): lesson(.lostContract, .learnLostPurpose)
    case .lesson(.againstChief): lesson(.againstChief, .learnAgainstPurpose)
    case .lesson(.eclat): lesson(.eclat, .learnEclatPurpose)
    case .lesson(.readingAuction): lesson(.readingAuction, .learnReadingPurpose)
    case .document(.rules): text(.rules, .learnRulesPurpose)
    case .document(.playWell): text(.playWell, .learnPlayWellPurpose)
    case .document(.howto): text(.howto, .learnHowtoPurpose)
    case .document(.keys): text(.keys, .learnKeysPurpose)
    case .document(.credits): text(.credits, .learnCreditsPurpose)
    }
  }

  private func lesson(_ lesson: Lesson, _ purpose: Phrase, name: Phrase? = nil) -> ListItemLine {
    ListItemLine(name ?? lesson.title, purpose, .ask(.lesson(lesson)))
  }

  private func text(_ document: Document, _ purpose: Phrase) -> ListItemLine {
    ListItemLine(document.title, purpose, .open(Reader(document)))
  }
}
