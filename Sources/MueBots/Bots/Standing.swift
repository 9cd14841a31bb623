import MueRules

/// Where a match stands before the hand being played.
public struct Standing: Hashable, Sendable {
  /// What each seat has scored so far.
  public let totals: [Int]
  /// When the match ends.
  public let end: MatchRules.End
  /// The hands that are over.
  public let hands: Int

  /// A standing; `totals` has a number for every seat.
  public init(totals: [Int], end: MatchRules.End, hands: Int) {
    self.totals = totals
    self.end = end
    self.hands = hands
  }

  /// Where a match stands now.
  public init(_ match: Match) {
    self.init(totals: match.totals, end: match.rules.end, hands: match.scores.count)
  }
}
