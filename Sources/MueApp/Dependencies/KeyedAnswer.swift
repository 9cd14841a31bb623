/// The answer of the last job of a `Background`, kept with the key of that job.
struct KeyedAnswer<Key: Equatable, Answer: Sendable> {
  let background: Background<Answer>
  /// The key of the last job; nil if it was given up.
  private(set) var key: Key?
  /// Nil while the job is running.
  private var answer: Answer?

  init(_ background: Background<Answer>) { self.background = background }

  var isThinking: Bool { background.isThinking }

  /// The answer of the job with a key, which begins unless it was the last one; nil while it is running.
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

  /// The answer of the last job; nil while it is running.
  mutating func lastAnswer() -> Answer? {
    answer = answer ?? background.takeAnswer()
    return answer
  }

  /// Stops working, but keeps an answer that is ready.
  mutating func giveUp() { if isThinking { forget() } }

  /// Stops, and forgets the job.
  mutating func forget() {
    background.giveUp()
    key = nil
    answer = nil
  }
}
