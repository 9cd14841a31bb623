import MueRules
import MueWords

/// Advice for the person's move, the best move first.
public struct Advice: Hashable, Sendable {
  /// A move with its figures and reason.
  public struct Choice: Hashable, Sendable {
    let move: Move
    let figures: Phrase
    /// Why the move is good; nil if there is nothing to say.
    let reason: Phrase?

    public init(move: Move, figures: Phrase, reason: Phrase?) {
      self.move = move
      self.figures = figures
      self.reason = reason
    }
  }

  let choices: [Choice]
  private var index = 0

  public init?(_ choices: [Choice]) {
    if choices.isEmpty { return nil }
    self.choices = choices
  }

  /// The move shown now.
  var choice: Choice { choices[index] }

  /// Shows the next best move; after the last one, the best again.
  mutating func turn() { index = (index + 1) % choices.count }
}
