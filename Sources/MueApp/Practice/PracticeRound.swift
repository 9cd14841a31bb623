import MueGame
import MueUI
import MueWords

/// A few puzzles or hands to count in a row, and what has been answered of them; the screens and plain mode share it.
struct PracticeRound<Question> {
  /// What is asked; never empty.
  private let questions: [Question]
  /// The drill; nil for the puzzles of the day.
  let drill: Drill?
  /// The number of the question on the table, from 0.
  private var place = 0
  /// How many have been answered right.
  private(set) var right = 0

  /// A round of questions; nil if there are none.
  init?(_ questions: [Question], of drill: Drill? = nil) {
    if questions.isEmpty { return nil }
    self.questions = questions
    self.drill = drill
  }

  /// The question on the table.
  var question: Question { questions[place] }

  /// Which question of how many it is.
  var title: Phrase {
    let (number, total) = (place + 1, questions.count)
    return drill.map { .drillPlace(title: $0.title, number: number, total: total) }
      ?? .practicePlace(number: number, total: total)
  }

  /// What is said at the end.
  var result: Phrase {
    drill == nil
      ? .practiceDone(right: right, total: questions.count)
      : .drillDone(right: right, total: questions.count)
  }

  /// The line of the page for practice.
  var item: PracticeItem { drill.map(PracticeItem.drill) ?? .puzzles }

  /// Counts an answer.
  mutating func note(isRight: Bool) { right += isRight ? 1 : 0 }

  /// Goes to the next question; false if it was the last one.
  mutating func goOn() -> Bool {
    guard place + 1 < questions.count else { return false }
    place += 1
    return true
  }
}
