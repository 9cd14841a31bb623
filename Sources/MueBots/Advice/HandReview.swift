import MueRules

/// A review of a hand from one seat: each decision and its cost.
public struct HandReview: Equatable, Sendable {
  public let seat: Seat
  /// The decisions in the order in which they were made.
  public let decisions: [Decision]

  public init(seat: Seat, decisions: [Decision]) {
    self.seat = seat
    self.decisions = decisions
  }

  /// The cost of all decisions together, in points.
  public var cost: Double { decisions.reduce(0) { $0 + $1.cost } }

  /// The most costly decisions, the most costly first; decisions without cost are left out.
  public func dearest(_ count: Int = 3) -> [Decision] {
    func loss(_ decision: Decision) -> (wins: Int, points: Double) {
      (decision.costInWins ?? 0, decision.cost)
    }
    let costly = decisions.filter { $0.cost > 0 }.sorted { one, other in
      loss(one) == loss(other) ? one.moveIndex < other.moveIndex : loss(one) > loss(other)
    }
    return Array(costly.prefix(count))
  }

  /// The decision that brought most beyond the next best move, if no decision cost anything.
  ///
  /// Of several it is the first. A move that rules of thumb find too is none.
  public var praised: Decision? {
    guard cost == 0 else { return nil }
    return decisions.filter {
      $0.lead != nil && !HeuristicBot().choose($0.observation).looks(like: $0.made.move)
    }.max {
      ($0.lead?.points ?? 0, $1.moveIndex) < ($1.lead?.points ?? 0, $0.moveIndex)
    }
  }

  /// The decision whose next best move came closest, if no decision cost anything.
  ///
  /// Of several it is the first. Those that brought no more than others are left out; there is none if the
  /// praised one came closest.
  public var closest: Decision? {
    guard cost == 0 else { return nil }
    let closest = decisions.filter { $0.lead != nil }
      .min { ($0.lead?.points ?? 0, $0.moveIndex) < ($1.lead?.points ?? 0, $1.moveIndex) }
    return closest?.moveIndex == praised?.moveIndex ? nil : closest
  }

  /// The number of decisions in which another move was as good as the one made.
  public var levelCount: Int { decisions.count { $0.cost == 0 && $0.lead == nil } }
}
