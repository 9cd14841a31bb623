import MueGame

/// What the first hand shows on the screen: a card to read, and what is asked after it.
public struct LessonCard: Hashable, Sendable {
  /// Which step it belongs to; 0 for the welcome.
  public let number: Int
  /// How many steps there are.
  public let total: Int
  /// What there is to read.
  public let text: Phrase
  /// What is asked; nil for the table's own question.
  public let question: Phrase?
  /// Whether it lies on the table and is being read.
  public var isOpen = true

  /// The card of a step.
  public init(_ step: LessonStep, _ view: GameObservation) {
    let narration = Narration(view)
    number = step.number
    total = LessonStep.allCases.count
    text = step.explanation(narration)
    question = step.question(narration)
  }

  /// The card on which the lesson begins.
  public static var welcome: LessonCard {
    LessonCard(number: 0, text: .lessonWelcome)
  }

  private init(number: Int, text: Phrase) {
    self.number = number
    self.text = text
    total = LessonStep.allCases.count
    question = nil
  }
}
