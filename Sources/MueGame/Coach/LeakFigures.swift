import MueData

/// A pattern with its decisions.
public struct LeakFigures: Hashable, Sendable {
  /// A decision that shows the pattern.
  public struct Case: Hashable, Sendable {
    /// The game, by `PlayedGame.identity`.
    public let game: String
    /// The number of the hand in it, from 1.
    public let hand: Int
    public let decision: KeptDecision
  }

  public let leak: Leak
  /// The decisions that show it; in `CoachFigures` the costliest first.
  public private(set) var cases: [Case] = []
  /// What they cost together, in hundredths of a point.
  var hundredths = 0

  /// The total cost, in points.
  public var cost: Double { Double(hundredths) / 100 }

  mutating func add(_ decision: KeptDecision, of review: KeptReview) {
    hundredths += decision.hundredths
    cases.append(Case(game: review.game, hand: review.hand, decision: decision))
  }

  /// The same, with the costliest decision first; of equal ones, the earliest.
  var sorted: LeakFigures {
    var sorted = self
    sorted.cases = cases.enumerated().sorted {
      (-$0.element.decision.hundredths, $0.offset) < (-$1.element.decision.hundredths, $1.offset)
    }.map(\.element)
    return sorted
  }
}

extension LeakFigures {
  var json: JSONObject {
    [
      "leak": leak.rawValue, "count": cases.count, "cost": JSONValue.hundredths(of: cost),
      "cases": cases.map(\.json),
    ]
  }
}

extension LeakFigures.Case {
  var json: JSONObject {
    [
      "game": game, "hand": hand, "place": decision.moveIndex,
      "cost": JSONValue.hundredths(of: decision.cost),
    ]
  }
}
