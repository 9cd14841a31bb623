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
    let others = isLevel ? [decision] : [tried, decision].sorted { $0.cost < $1.cost }
    // The costs are rounded, not the values, so that they equal those of the review.
    let values: [(Choice, Phrase)]
    if decision.costInWins != nil, let wins = decision.best.figures.wins {
      values =
        [(decision.best, .percent(share: wins))]
        + others.map { ($0.made, .percent(share: wins - ($0.costInWins ?? 0))) }
    } else {
      let score = decision.best.evaluation.score
      values =
        [(decision.best, score.inTenths)] + others.map { ($0.made, (score - $0.cost).inTenths) }
    }
    var known: Set<String> = []
    let list = values.filter { known.insert($0.0.move.text).inserted }
      .map { Phrase.practiceValue(move: $0.0.move.shortPhrase(naming: name), value: $0.1) }
    let listed = list.dropFirst().reduce(list[0]) { .practiceNextValue(before: $0, after: $1) }
    let figures: Phrase =
      decision.costInWins == nil
      ? .practiceValues(values: listed) : .retryWins(values: listed)
    lines =
      (isLevel ? [asGood] : []) + [figures]
      + tried.risk + decision.reasons(naming: name, isNamed: !isRight || isLevel)
  }
}

extension Decision {
  /// What the person chose, and the request to choose anew.
  public func request(naming name: (Seat) -> String) -> Phrase {
    .retryAsk(made: made.move.shortPhrase(naming: name))
  }
}
