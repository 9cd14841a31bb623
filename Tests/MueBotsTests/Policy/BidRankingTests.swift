import MueRules
import Testing

@testable import MueBots

@Suite("Bids that keep the auction short") struct BidRankingTests {
  /// Shows every turn of an auction with more than one choice, in some hands of casual players.
  private func turns(
    _ players: PlayerCount,
    _ look: (BidTurn, BidRanking, [(move: Move, worth: Int)]) throws -> Void
  ) throws {
    let policy = try #require(Policies.random(seed: 6)).contract
    let table = Table(players, of: BotSettings(level: .casual).makeBot())
    var count = 0
    for seed in 1...20 as ClosedRange<UInt64> {
      for (_, observation) in try table.positions(seed: seed) {
        guard let ranking = BidRanking(observation, by: policy) else { continue }
        let choice = try #require(ContractChoice(observation))
        let turn = BidTurn(observation.publicState.auction, observation.seat)
        if choice.moves.count == 1 { continue }
        try look(turn, ranking, Array(zip(choice.moves, policy.worths(choice))))
        count += 1
      }
    }
    #expect(count > 50)
  }

  private func shows(_ move: Move, _ turn: BidTurn) -> Bool {
    !move.cards.isEmpty && turn.laid.count + move.cards.count < turn.most
  }

  @Test("a lead is worth less for each pass just before it", arguments: PlayerCount.allCases)
  func price(_ players: PlayerCount) throws {
    var prices: Set<Int> = []
    try turns(players) { turn, ranking, bids in
      let worths = Dictionary(uniqueKeysWithValues: bids)
      let ranked = Dictionary(uniqueKeysWithValues: zip(ranking.moves, ranking.worths))
      let pass = Move.bid(.none)
      #expect(ranked[pass] == worths[pass])
      let passes = turn.most == 0 ? 0 : turn.auction.passesInARow
      #expect((ranking.price == 0) == (passes == 0))
      for (move, worth) in bids where !move.cards.isEmpty && !shows(move, turn) {
        #expect(ranked[move] == worth - ranking.price)
      }
      if passes > 0 { prices.insert(ranking.price / passes) }
    }
    #expect(prices.count == 1)
  }

  @Test(
    "of level bids that show cards only the longest are left, the best of them as good as the best")
  func longest() throws {
    var shortened = 0
    try turns(.five) { turn, ranking, bids in
      let shown = bids.filter { shows($0.move, turn) }
      let left = zip(ranking.moves, ranking.worths).filter { shows($0.0, turn) }
      guard let best = shown.map(\.worth).max() else {
        #expect(left.isEmpty)
        return
      }
      #expect(left.map(\.1).max() == best - ranking.price)
      let lost = shown.filter { !ranking.moves.contains($0.move) }
      let longest = left.map(\.0.cards.count).max() ?? 0
      for bid in lost { #expect(bid.move.cards.count < longest) }
      shortened += lost.isEmpty ? 0 : 1
      #expect(ranking.worths == ranking.worths.sorted(by: >))
      #expect(ranking.moves.count == bids.count - lost.count)
    }
    #expect(shortened > 10)
  }

  @Test("strong players among themselves need at most 20 turns in the median auction")
  func length() throws {
    let strong = BotSettings(level: .strong).makeBot(SearchBot.expert.policies)
    let turns = try (1...100 as ClosedRange<UInt64>).map { seed in
      var round = Round(deal: Deal(players: .five, seed: seed), dealer: PlayerCount.five.seats[0])
      while let seat = round.turn, case .bid = round.legalMoves {
        let observation = round.observation(for: seat)
        try round.apply(strong.choose(observation, limits: Limits(playouts: 0), seed: 1))
      }
      return round.publicState.auction.turns.count
    }
    #expect(turns.sorted()[50] <= 20)
  }
}
