import Testing

@testable import MueRules

extension Match {
  init(
    _ players: PlayerCount = .three, end: MatchRules.End, dealer: Int = 0, seed: UInt64 = 9
  ) throws {
    self.init(
      rules: try MatchRules(players: players, end: end, firstDealer: dealer), seed: seed)
  }

  /// Plays the hand to its end: each seat bids its first card once, and otherwise makes the first
  /// legal move.
  mutating func playHand() throws {
    if round.turn != nil, let moves = round.legalMoves, moves.all.count > 1 {
      try apply(moves.all[1])
    }
    while let moves = round.legalMoves { try apply(try #require(moves.all.first)) }
  }
}
