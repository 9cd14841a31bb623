import CellGrid
import MueWords

/// The lessons and the texts for learning the game.
public struct LearnPage: StartMenuPage {
  private var list: ItemList<LearnItem>
  private let finished: Set<Lesson>

  /// The page with the finished lessons marked and one chosen; nil for the first unfinished one.
  public init(finished: Set<Lesson> = [], chosen: Lesson? = nil) {
    self.finished = finished
    let next = chosen ?? Lesson.allCases.first { !finished.contains($0) }
    list = ItemList(items: LearnItem.all, chosen: .lesson(next ?? .firstHand))
  }

  var title: Phrase { .learnTitle }
  var hints: [Phrase] { [.keysUpDown, .keyOpen, .keyBack, .keyLeave] }

  mutating func answer(_ input: Input) -> [StartMenuStep] {
    if let steps = list.answer(input) { return steps }
    return input == .command(.menu) || input == .key(.backspace) ? [.back] : [.say(.unknownKey)]
  }

  mutating func answer(_ mouse: Mouse, in body: Rect) -> [StartMenuStep] {
    list.answer(mouse, in: body, top: top(body))
  }

  func draw(on pen: inout Pen, in body: Rect) {
    list.draw(
      on: &pen, in: body, top: top(body), text: list.chosen.purpose,
      marked: Set(finished.map(LearnItem.lesson)))
  }

  /// The row of the first line; it leaves room below the list for the explanation of the chosen
  /// line.
  private func top(_ body: Rect) -> Int {
    body.y + max(0, body.height - list.items.count - 4) / 2
  }
}

/// A line of the page for learning the game.
enum LearnItem: ListItem {
  case lesson(Lesson)
  case rules
  case playWell
  case howto
  case keys
  case credits

  /// All lines, the lessons first.
  static let all: [LearnItem] =
    Lesson.allCases.map(LearnItem.lesson) + [.rules, .playWell, .howto, .keys, .credits]

  /// The text of the line.
  var name: Phrase {
    switch self {
    case .lesson(.firstHand): .learnLesson
    case .lesson(let lesson): lesson.title
    case .rules: Document.rules.title
    case .playWell: Document.playWell.title
    case .howto: Document.howto.title
    case .keys: Document.keys.title
    case .credits: Document.credits.title
    }
  }

  /// Its explanation, below the list.
  var purpose: Phrase {
    switch self {
    case .lesson(.firstHand): .learnLessonPurpose
    case .lesson(.lostContract): .learnLostPurpose
    case .lesson(.againstChief): .learnAgainstPurpose
    case .lesson(.eclat): .learnEclatPurpose
    case .rules: .learnRulesPurpose
    case .playWell: .learnPlayWellPurpose
    case .howto: .learnHowtoPurpose
    case .keys: .learnKeysPurpose
    case .credits: .learnCreditsPurpose
    }
  }

  /// Its action.
  var steps: [StartMenuStep] {
    switch self {
    case .lesson(let lesson): [.ask(.lesson(lesson))]
    case .rules: [.open(ReadingPage(.rules))]
    case .playWell: [.open(ReadingPage(.playWell))]
    case .howto: [.open(ReadingPage(.howto))]
    case .keys: [.open(ReadingPage(.keys))]
    case .credits: [.open(ReadingPage(.credits))]
    }
  }
}
