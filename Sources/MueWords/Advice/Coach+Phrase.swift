import MueBots
import MueGame
import MueRules

extension Strength {
  /// How the person plays beside the levels, as a sentence.
  public var phrase: Phrase {
    let behind = (-beyondExpert).inTenths
    let gap = margin.map { Phrase.coachGap(points: behind, margin: $0.inTenths) } ?? behind
    return switch (above, below) {
    case (let above?, let below?):
      .strengthBetween(weaker: .name(of: above), stronger: .name(of: below), gap: gap)
    case (nil, let below?): .strengthBelow(level: .name(of: below), gap: gap)
    case (_, nil): .strengthTop
    }
  }
}

extension LeakFigures {
  public var phrase: Phrase {
    .leakLine(what: leak.phrase, times: cases.count, cost: cost.inTenths)
  }
}

extension Replay {
  /// The mistake that the hand is replayed for: the move made, its cost and the better one; nil at other
  /// positions.
  public func mistake(naming name: (Seat) -> String) -> Phrase? {
    guard let mistake = hand.mistake, mistake.place == place, let nextMove,
      let best = mistake.best.flatMap({ round.move(text: $0.text) })
    else { return nil }
    return .reviewDearer(
      step: round.publicState.step, made: nextMove.shortPhrase(naming: name),
      cost: mistake.cost.inTenths, best: best.shortPhrase(naming: name))
  }
}

extension Leak {
  /// The pattern as a sentence to the person, without its full stop.
  fileprivate var phrase: Phrase { Phrase("coach.leak", of: self) }

  /// What is wrong with a move that shows the pattern, as a whole sentence.
  fileprivate var warning: Phrase { Phrase("coach.warn", of: self) }
}

extension Decision {
  /// What the coach says before the move is made: why it is a mistake, and what it costs.
  public var warning: Phrase {
    .coachWarning(what: Leak(self)?.warning ?? .warnAnother, cost: cost.inTenths)
  }
}
