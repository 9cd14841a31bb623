import MueRules
import MueWords

/// Advice for the person's move, the best moves first.
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
  /// How far thinking has come; nil if there is nothing to think about.
  let progress: Phrase?
  private var index = 0
  /// How often the person has asked for the next best move.
  private(set) var turns = 0
  /// Whether Enter did nothing because the first choice had only just changed.
  private(set) var isChoiceNew = false

  public init?(_ choices: [Choice], progress: Phrase? = nil) {
    if choices.isEmpty { return nil }
    self.choices = choices
    self.progress = progress
  }

  /// The move shown now.
  var choice: Choice { choices[index] }

  /// Shows the next best move; after the last one, the best again.
  mutating func turn() {
    index = (index + 1) % choices.count
    turns += 1
    isChoiceNew = false
  }

  /// Says that the choice shown has only just become the first.
  mutating func pointOut() { isChoiceNew = true }

  /// The advice after more thought: the first place is shown again, but another choice to which the
  /// person has turned stays.
  func refined(to next: Advice) -> Advice {
    var refined = next
    refined.turns = turns
    if index > 0 {
      refined.index = next.choices.firstIndex { $0.move == choice.move } ?? 0
    }
    refined.isChoiceNew = isChoiceNew && refined.choice.move == choice.move
    return refined
  }
}
