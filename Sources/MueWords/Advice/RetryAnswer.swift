import MueBots
import MueRules

/// The answer to a move tried again at a decision that was costly: whether it is right, the values of
/// the moves, and reasons.
public struct RetryAnswer: Sendable {
  /// Whether nothing is clearly better than the move tried.
  public let isRight: Bool
  public let verdict: Phrase
  public let lines: [Phrase]

  /// The answer to `tried`, which is the decision with the other move; `name` returns the name of a
  /// seat.
  public init(_ decision: Decision, trying tried: Decision, naming name: (Seat) -> String) {
    isRight = tried.cost == 0
    let moves = [decision.best, tried.made, decision.made].map(\.move.text)
    verdict =
      isRight
      ? .practiceRight
      : moves[1] == moves[2]
        ? .retrySame : tried.cost < decision.cost ? .retryBetter : .retryMissed
    let isLevel = isRight && moves[0] != moves[1]
    let asGood = Phrase.retryAsGood(
      move: tried.made.move.shortPhrase(naming: name),
      best: decision.best.move.shortPhrase(naming: name))
    let figures: [Phrase]
    if decision.costInWins == nil {
      // The costs are rounded, not the values, so that they equal those of the review.
      let score = decision.best.evaluation.score
      let others = isLevel ? [decision] : [tried, decision].sorted { $0.cost < $1.cost }
      var listed = Self.value(of: decision.best, score, name)
      var known = [moves[0]]
      for other in others where !known.contains(other.made.move.text) {
        known.append(other.made.move.text)
        listed = .practiceNextValue(
          before: listed, after: Self.value(of: other.made, score - other.cost, name))
      }
      figures = [.practiceValues(values: listed)]
    } else {
      let own = isRight || moves[1] == moves[2] ? [] : [tried.phrase(naming: name)]
      figures = own + [decision.phrase(naming: name)]
    }
    lines = (isLevel ? [asGood] : []) + figures + decision.why(naming: name)
  }

  private static func value(
    of choice: Choice, _ score: Double, _ name: (Seat) -> String
  ) -> Phrase {
    .practiceValue(move: choice.move.shortPhrase(naming: name), value: score.inTenths)
  }
}

extension Decision {
  /// What the person chose, and the request to choose anew.
  public func request(naming name: (Seat) -> String) -> Phrase {
    .retryAsk(made: made.move.shortPhrase(naming: name))
  }
}
