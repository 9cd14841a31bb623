import MueRules

/// A hand looked back on from one seat: each decision and what it cost.
public struct HandReview: Equatable, Sendable {
  /// Whose decisions they are.
  public let seat: Seat
  /// The decisions in the order they were made.
  public let decisions: [Decision]

  /// A review of decisions.
  public init(seat: Seat, decisions: [Decision]) {
    self.seat = seat
    self.decisions = decisions
  }

  /// What all decisions cost together.
  public var cost: Double { decisions.reduce(0) { $0 + $1.cost } }

  /// The decisions that cost most, the dearest first; those that cost nothing are left out.
  public func dearest(_ count: Int = 3) -> [Decision] {
    let costly = decisions.filter { $0.cost > 0 }
    return Array(costly.sorted { ($1.cost, $0.place) < ($0.cost, $1.place) }.prefix(count))
  }
}
