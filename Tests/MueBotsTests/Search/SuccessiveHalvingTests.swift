import Synchronization
import Testing

@testable import MueBots

@Suite("Successive halving")
struct SuccessiveHalvingTests {
  @Test("The best candidate wins, and no more playouts are made than allowed")
  func best() {
    for budget in [8, 20, 100, 1_000] {
      var halving = SuccessiveHalving(priors: .zeros(8), limits: Limits(playouts: budget))
      var made = 0
      let ranking = halving.ranking { survivors in
        made += survivors.count
        return survivors.map { Self.outcome($0 == 5 ? 10 : $0) }
      }
      #expect(ranking.first == 5)
      #expect(ranking.sorted() == Array(0..<8))
      #expect(made <= budget)
      #expect(made * 2 > budget || budget < 20)
    }
  }

  @Test("The first candidate wins ties, and wins when the budget does not reach for one world")
  func ties() {
    var halving = SuccessiveHalving(priors: .zeros(4), limits: Limits(playouts: 100))
    #expect(halving.ranking { survivors in survivors.map { _ in Self.outcome(3) } }.first == 0)
    var short = SuccessiveHalving(priors: .zeros(4), limits: Limits(playouts: 3))
    #expect(short.ranking { survivors in survivors.map { Self.outcome($0) } }.first == 0)
  }

  @Test("What a candidate is thought to be worth counts as much as its mean, with every budget")
  func priors() {
    for budget in [20, 100, 1_000] {
      for (prior, best) in [(4, 2), (6, 0)] {
        var halving = SuccessiveHalving(priors: [prior, 0, 0], limits: Limits(playouts: budget))
        let ranking = halving.ranking { survivors in survivors.map { Self.outcome($0 * 5 / 2) } }
        #expect(ranking.first == best)
        #expect(halving.tallies[0].value == 0)
      }
    }
  }

  @Test("Worlds of no use count against the budget, so that it always ends")
  func useless() {
    var halving = SuccessiveHalving(priors: .zeros(3), limits: Limits(playouts: 50))
    #expect(halving.ranking { _ in nil }.first == 0)
  }

  @Test("When the time runs out, the best candidates have met most worlds")
  func time() {
    let worlds = Mutex(0)
    let limits = Limits(isTimeUp: { worlds.withLock { $0 } == 120 })
    var halving = SuccessiveHalving(priors: .zeros(8), limits: limits, worldsPerStage: 30)
    let ranking = halving.ranking { survivors in
      worlds.withLock { $0 += 1 }
      return survivors.map { Self.outcome($0) }
    }
    #expect(ranking == [7, 6, 5, 4, 3, 2, 1, 0])
    #expect(halving.tallies.map(\.worlds) == [30, 30, 30, 30, 60, 60, 120, 120])
  }

  private static func outcome(_ value: Int) -> PlayoutOutcome {
    PlayoutOutcome(value: value, score: value, isMade: value > 5)
  }
}

extension [Int] {
  /// Priors that tell nothing.
  fileprivate static func zeros(_ count: Int) -> [Int] { Array(repeating: 0, count: count) }
}
