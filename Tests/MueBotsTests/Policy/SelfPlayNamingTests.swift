import MueRules
import Testing

@testable import MueBots

@Suite("What is learned from the namings of a hand of self-play")
struct SelfPlayNamingTests {
  private static let rowCount = ScoringNet.Candidate.count + 3

  /// A hand after an auction of heuristics.
  private func auction(_ players: PlayerCount, seed: UInt64) throws -> Round {
    var start: Round?
    _ = try Table(players, of: HeuristicBot()).play(seed: seed) { round, _ in
      if start == nil, round.publicState.roles != nil { start = round }
    }
    return try #require(start)
  }

  private func samples(
    _ round: Round, ofPartners: Bool, seed: UInt64 = 5
  ) throws -> [Float] {
    let policies = try #require(Policies.random(seed: 9))
    var hand = SelfPlayNaming(round, by: policies, rollouts: 3, seed: seed)
    return hand.samples(ofPartners: ofPartners)
  }

  /// The numbers of moves of the samples; fails if one has another shape.
  private func counts(_ samples: [Float]) -> [Int] {
    var counts: [Int] = []
    var rest = samples[...]
    while let count = rest.popFirst() {
      rest = rest.dropFirst(ScoringNet.Moment.count)
      var chosen = 0
      for _ in 0..<Int(count) {
        let row = Array(rest.prefix(Self.rowCount))
        rest = rest.dropFirst(Self.rowCount)
        // Three playouts of whole points.
        let sum = row[Self.rowCount - 3] * row[Self.rowCount - 2]
        #expect(row[Self.rowCount - 2] == 3 && abs(sum - sum.rounded()) < 0.01)
        chosen += row[Self.rowCount - 1] == 1 ? 1 : 0
      }
      #expect(chosen == 1)
      counts.append(Int(count))
    }
    return counts
  }

  @Test("trumps of Vice and Chief, and one partner", arguments: PlayerCount.allCases)
  func shape(_ players: PlayerCount) throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      let round = try auction(players, seed: seed)
      let trumps = counts(try samples(round, ofPartners: false))
      #expect((1...2).contains(trumps.count) && trumps.allSatisfy { $0 > 1 })
      let partners = counts(try samples(round, ofPartners: true))
      #expect(partners.allSatisfy { (2...5).contains($0) })
      #expect(partners.count == (players == .three ? 0 : 1))
    }
  }

  @Test("the same seed gives the same samples, another one others")
  func reproducible() throws {
    let round = try auction(.five, seed: 4)
    #expect(
      try samples(round, ofPartners: false) == samples(round, ofPartners: false))
    #expect(
      try samples(round, ofPartners: false) != samples(round, ofPartners: false, seed: 6))
  }
}
