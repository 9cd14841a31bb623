/// The answer of a `Background` to the last question, kept with what the question is known by.
struct KeyedAnswer<Key: Equatable, Answer: Sendable> {
  let background: Background<Answer>
  /// What the last question is known by; nil if it was given up.
  private(set) var key: Key?
  /// The answer to the last question; nil while it is being worked out.
  private var answer: Answer?

  init(_ background: Background<Answer>) { self.background = background }

  var isThinking: Bool { background.isThinking }

  /// The answer to a question, which is asked unless it was the last one; nil while it is being worked out.
  mutating func answer(
    to key: Key,
    _ work: @escaping @Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> Answer
  ) -> Answer? {
    if key != self.key {
      self.key = key
      answer = nil
      background.ask(work)
    }
    return lastAnswer()
  }

  /// The answer to the last question; nil while it is being worked out.
  mutating func lastAnswer() -> Answer? {
    answer = answer ?? background.takeAnswer()
    return answer
  }

  /// Stops; an answer that is known is kept.
  mutating func giveUp() { if isThinking { forget() } }

  /// Stops, and forgets the question.
  mutating func forget() {
    background.giveUp()
    key = nil
    answer = nil
  }
}
