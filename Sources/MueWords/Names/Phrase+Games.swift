import MueGame
import MueRules

extension Phrase {
  /// The length of a match.
  public static func length(of end: MatchRules.End) -> Phrase {
    switch end {
    case .points(let points): .lengthToPoints(points: points)
    case .hands(let hands): .lengthOfHands(hands: hands)
    }
  }

  /// The state of a game, in a word or two.
  public static func name(of standing: GameSummary.Standing) -> Phrase {
    switch standing {
    case .running: .standingRunning
    case .over(let place): .standingOver(place: place)
    case .abandoned: .standingAbandoned
    }
  }

  /// A playing time, in minutes or in hours and minutes.
  public static func played(_ seconds: Int) -> Phrase {
    let minutes = seconds / 60
    guard minutes >= 60 else { return .playedMinutes(minutes: minutes) }
    let rest = minutes % 60
    return .playedHours(hours: minutes / 60, minutes: (rest < 10 ? "0" : "") + String(rest))
  }
}

extension Phrase {
  /// The bonus of each kind of trump, the lowest first.
  public static func bonusSteps(_ rules: HandRules) -> [Phrase] {
    [
      .stepSuit(step: rules.step(of: .suit(.red))),
      .stepTwinNumber(step: rules.step(of: .number(Rank.all[7]))),
      .stepNumber(step: rules.step(of: .number(Rank.all[5]))),
      .stepNoTrump(step: rules.step(of: .noTrump)),
    ]
  }

  /// What a made contract earns.
  public static func summaryMade(of rules: HandRules) -> Phrase {
    let scoring = rules.variant.scoring
    return .summaryMade(multiplier: scoring.bonus, limit: scoring.mostBonus)
  }

  /// What a lost contract costs.
  public static func summaryLost(of rules: HandRules) -> Phrase {
    let scoring = rules.variant.scoring
    return .summaryLost(penalty: scoring.penalty, compensation: scoring.compensation)
  }

  /// The card points, the highest first.
  public static var cardPoints: [Phrase] {
    [2, 1, 0].map { points in
      let ranks = Rank.all.filter { $0.points == points }.map { String($0.number) }
      return .cardsWorth(cards: ranks.joined(separator: " "), points: points)
    }
  }
}

extension Int {
  /// The number with a true minus sign if it is negative.
  public var withMinus: String { self < 0 ? "−\(-self)" : String(self) }
  /// The number as a gain or loss, with a sign unless it is 0.
  public var signed: String { self > 0 ? "+\(self)" : withMinus }
}
