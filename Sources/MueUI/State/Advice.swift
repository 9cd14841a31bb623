import MueRules
import MueWords

/// Advice for the person's move, the best first, as the table shows it; whoever thinks it up makes it.
public struct Advice: Hashable, Sendable {
  /// One move with what is said of it.
  public struct Choice: Hashable, Sendable {
    /// The move, legal now.
    public let move: Move
    /// What it brings.
    public let figures: Phrase
    /// Why it is worth making, if there is something to say.
    public let reason: Phrase?

    /// A move with what is said of it.
    public init(move: Move, figures: Phrase, reason: Phrase?) {
      self.move = move
      self.figures = figures
      self.reason = reason
    }
  }

  /// The moves, the best first.
  public let choices: [Choice]
  private var place = 0

  /// Advice of some moves; nil without any.
  public init?(_ choices: [Choice]) {
    if choices.isEmpty { return nil }
    self.choices = choices
  }

  /// The move shown now.
  var choice: Choice { choices[place] }

  /// Shows the next best move, and after the last the best again.
  mutating func turn() { place = (place + 1) % choices.count }
}
