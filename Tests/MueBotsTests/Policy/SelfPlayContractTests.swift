import MueRules
import Testing

@testable import MueBots

@Suite("What is learned from the contract of a hand of self-play")
struct SelfPlayContractTests {
  private static let rowCount = ScoringNet.Candidate.count + 3

  private func samples(
    _ players: PlayerCount, _ kind: ContractChoice.Kind, deal: UInt64, seed: UInt64 = 1
  ) throws -> [Float] {
    let policies = try #require(Policies.random(seed: 9))
    let round = Round(deal: Deal(players: players, seed: deal), dealer: players.seats[0])
    var hand = SelfPlayContract(round, by: policies, rollouts: 3, seed: seed)
    return hand.samples(of: kind)
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

  @Test("some bids, trumps of Vice and Chief, and one partner", arguments: PlayerCount.allCases)
  func shape(_ players: PlayerCount) throws {
    var (bids, trumps, partners) = (0, 0, 0)
    for deal in 1...6 as ClosedRange<UInt64> {
      let bid = counts(try samples(players, .bid, deal: deal))
      #expect(bid.allSatisfy { $0 > 1 })
      bids += bid.count
      let trump = counts(try samples(players, .trump, deal: deal))
      #expect(trump.count <= 2 && trump.allSatisfy { $0 > 1 })
      trumps += trump.count
      let partner = counts(try samples(players, .partner, deal: deal))
      #expect(partner.count <= 1 && partner.allSatisfy { (2...5).contains($0) })
      partners += partner.count
    }
    #expect(bids > 6 && trumps > 2)
    #expect((partners > 0) == (players != .three))
  }

  @Test("strangers who bid by another policy change the hands, and are not learned from")
  func strangers() throws {
    let policies = try [false, true].map { try #require(Policies.random(seed: 9, bidsAlike: $0)) }
    var (alike, bids) = (0, [0, 0])
    for deal in 1...24 as ClosedRange<UInt64> {
      let round = Round(deal: Deal(players: .five, seed: deal), dealer: PlayerCount.five.seats[0])
      let samples = policies.map { policies in
        var hand = SelfPlayContract(round, by: policies, rollouts: 3, seed: deal)
        return hand.samples(of: .bid)
      }
      alike += samples[0] == samples[1] ? 1 : 0
      for (index, samples) in samples.enumerated() { bids[index] += counts(samples).count }
    }
    // Half of the hands have no strangers, a third has those of a policy; in a few of these nothing is learned.
    #expect((12...22).contains(alike))
    #expect(bids.allSatisfy { $0 > 24 })
  }

  @Test("half of the seats that learn to bid are of no style, the others of many")
  func styles() throws {
    var styles: [Float: Int] = [:]
    for deal in 1...30 as ClosedRange<UInt64> {
      var rest = try samples(.five, .bid, deal: deal, seed: deal)[...]
      while let count = rest.popFirst() {
        styles[rest[rest.startIndex + 28], default: 0] += 1
        rest = rest.dropFirst(ScoringNet.Moment.count + Int(count) * Self.rowCount)
      }
    }
    let balanced = styles.removeValue(forKey: 0) ?? 0
    let others = styles.values.reduce(0, +)
    #expect(styles.count == 8 && abs(balanced - others) < (balanced + others) / 3)
    #expect(styles.keys.min() == -1 && styles.keys.max() == 1)
  }

  @Test("the same seed gives the same samples, another one others")
  func reproducible() throws {
    let first = try samples(.five, .bid, deal: 4)
    #expect(try samples(.five, .bid, deal: 4) == first)
    #expect(try samples(.five, .bid, deal: 4, seed: 6) != first)
  }

  @Test("without samples a hand comes to its first card")
  func settled() throws {
    let policies = try #require(Policies.random(seed: 9))
    var played = 0
    for seed in 1...10 as ClosedRange<UInt64> {
      let round = Round(deal: Deal(players: .five, seed: seed), dealer: PlayerCount.five.seats[0])
      var hand = SelfPlayContract(round, by: policies, rollouts: 1, seed: seed)
      hand.settle()
      #expect(hand.round.publicState.play != nil || hand.round.turn == nil)
      played += hand.round.publicState.play == nil ? 0 : 1
    }
    #expect(played > 3)
  }
}
