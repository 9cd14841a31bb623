extension MatchRules {
  /// What each seat has scored in some hands.
  public func totals(of scores: [RoundScore]) -> [Int] {
    scores.reduce(Array(repeating: 0, count: players.number)) { totals, hand in
      zip(totals, hand.score).map { $0 + $1 }
    }
  }

  /// Whether a match ends when these hands are over.
  public func isOver(after scores: [RoundScore]) -> Bool {
    switch end {
    case .points(let points): (totals(of: scores).max() ?? 0) >= points
    case .hands(let hands): scores.count >= hands
    }
  }

  /// The seats with the highest total of some hands.
  public func best(of scores: [RoundScore]) -> [Seat] {
    let totals = totals(of: scores)
    guard let best = totals.max() else { return [] }
    return players.seats.filter { totals[$0] == best }
  }
}
