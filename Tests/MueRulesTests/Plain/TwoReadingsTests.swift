import TestSupport
import Testing

@testable import MueRules

/// The rules against a second, plain implementation of the same text: the same moves are legal at
/// every point of a hand, and every hand ends with the same scores.
@Suite("Two readings of the rules agree") struct TwoReadingsTests {
  @Test("on every legal move and every score", arguments: PlayerCount.allCases)
  func agree(players: PlayerCount) throws {
    var generator = SeededGenerator(seed: 4)
    var endings: [String: Int] = [:]
    for seed in 0..<min(100 * TortureTest.times, 5_000) {
      let dealer = generator.below(players.number)
      var round = Round(deal: Deal(players: players, seed: UInt64(seed)), dealer: seat(dealer))
      var plain = PlainHand(round.deal, dealer: dealer)
      while let move = round.randomMove(&generator) {
        try #require(plain.turn == round.turn?.index)
        if let legal = affordable(round) {
          try #require(plain.moves == Set(legal.map(\.text)), "seed \(seed)")
        }
        try round.apply(move)
        plain.make(move.text)
      }
      try #require(plain.stage == .over)
      try #require(plain.scores == round.score?.score, "seed \(seed)")
      endings[ending(round), default: 0] += 1
    }
    #expect(endings.count >= 3, "\(endings)")
  }

  /// All legal moves, unless there are too many bids to list in a test.
  private func affordable(_ round: Round) -> [Move]? {
    if case .bid(let free, let atMost) = round.legalMoves, atMost > 2, free.count > 5 {
      return nil
    }
    return round.legalMoves?.all
  }

  private func ending(_ round: Round) -> String {
    switch round.score?.result {
    case .eclat: "éclat"
    case .allPassed: "all passed"
    case .played(let reckoning): reckoning.isMade ? "made" : "lost"
    case nil: "going on"
    }
  }
}
