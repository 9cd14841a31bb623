import MueWords

/// A hand that the person watches to count its trumps.
public struct TrumpCounting: Sendable {
  /// The name of the drill, and the number of the hand in it.
  let title: Phrase
  /// The digits typed so far; nil before the question.
  fileprivate(set) var typed: String?
  /// The answer; nil until the person has given a number.
  var answer: LessonCard?

  private static let mostDigits = 2

  public init(title: Phrase) { self.title = title }

  fileprivate mutating func type(_ digit: Int) {
    if let typed, typed.count < Self.mostDigits { self.typed = typed + String(digit) }
  }
}

extension ScreenState {
  /// The hand whose trumps are counted; nil in any other game.
  var counting: TrumpCounting? {
    get { if case .count(let counting) = kind { counting } else { nil } }
    set { if let newValue { kind = .count(newValue) } }
  }

  /// Asks how many trumps are out; does nothing if that has been asked already.
  public mutating func askForCount() {
    if let counting, counting.typed == nil { self.counting?.typed = "" }
  }

  public var isCountAsked: Bool { counting?.typed != nil }

  /// Answers an input at the table while trumps are counted; no page that helps the memory can be
  /// opened.
  mutating func handleCounting(_ input: Input, _ counting: TrumpCounting) -> [Effect] {
    switch input {
    case .command(.menu): open(MenuPage())
    case .command(.help): open(Reader(.howto))
    case .digit(let digit) where isCountAsked: self.counting?.type(digit)
    case .key(.backspace) where isCountAsked, .command(.undo) where isCountAsked:
      self.counting?.typed = counting.typed.map { String($0.dropLast()) }
    case .command(.confirm), .command(.toggle):
      guard let typed = counting.typed else { return [] }
      if let number = Int(typed) { return [.count(number)] }
      refuse(.countTypeNumber)
    default: refuse(.lessonNotHere)
    }
    return []
  }
}
