import MueRules

/// The state of a match before the hand being played.
public struct Standing: Hashable, Sendable {
  /// The scores so far, by seat.
  public let totals: [Int]
  public let end: MatchRules.End
  /// How many hands have been played.
  public let hands: Int
  /// Whether it is a match against par, in which the difference from par decides.
  public let isAgainstPar: Bool

  /// A standing; `totals` has an entry for every seat.
  public init(
    totals: [Int], end: MatchRules.End, hands: Int, isAgainstPar: Bool = false
  ) {
    self.totals = totals
    self.end = end
    self.hands = hands
    self.isAgainstPar = isAgainstPar
  }

  public init(_ match: Match) {
    self.init(totals: match.totals, end: match.rules.end, hands: match.scores.count)
  }
}
