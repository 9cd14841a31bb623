import MueRules
import Testing

@testable import MueBots

@Suite("The yardstick of 2010")
struct FlatBotTests {
  @Test("moves legally, and by observation and seed alone", arguments: PlayerCount.allCases)
  func legal(_ players: PlayerCount) throws {
    var kinds: Set<String> = []
    for seed in 30...32 as ClosedRange<UInt64> {
      let walker: any Bot = seed == 30 ? HeuristicBot() : RandomBot()
      for (_, observation) in try Table(players, of: walker).positions(seed: seed) {
        let legal = try #require(observation.legalMoves)
        let move = FlatBot().choose(observation, limits: Limits(playouts: 0), seed: seed)
        #expect(legal.contains(move))
        #expect(FlatBot().choose(observation, limits: Limits(), seed: seed) == move)
        kinds.insert(String("\(legal)".prefix(4)))
      }
    }
    #expect(kinds.count >= 3)
  }

  @Test("deals every hidden card to somebody, and leaves lying cards where they lie")
  func worlds() throws {
    for (round, observation) in try Table(.five, of: HeuristicBot()).positions(seed: 3) {
      var guess = FlatGuess(observation, seed: 1)
      guess.deal()
      #expect(guess.hands.reduce(0) { $0 + $1.count } == 60 - observation.played.count)
      for seat in round.players.seats {
        #expect(guess.hands[seat].count == observation.handCount(of: seat))
        #expect(guess.hands[seat].contains(observation.publicState.lying(before: seat)))
      }
    }
  }

  @Test("forgets that a seat has not followed")
  func voids() throws {
    var broken = 0
    for seed in 1...4 as ClosedRange<UInt64> {
      for (_, observation) in try Table(.five, of: HeuristicBot()).positions(seed: seed) {
        var guess = FlatGuess(observation, seed: seed)
        guess.deal()
        var world = World(hands: InlineArray(repeating: .none))
        for seat in observation.players.seats { world.hands[seat.index] = guess.hands[seat] }
        if !KnownCards(observation).agrees(with: world) { broken += 1 }
      }
    }
    #expect(broken > 0)
  }

  @Test("bids to lead by one card or not at all, so that it never draws level")
  func bids() throws {
    var bids = 0
    for seed in 1...3 as ClosedRange<UInt64> {
      let round = try Table(.five, of: FlatBot()).play(seed: seed)
      var laid = Array(repeating: 0, count: 5)
      for turn in round.publicState.auction.turns where !turn.cards.isEmpty {
        let most = laid.max() ?? 0
        laid[turn.seat.index] += turn.cards.count
        #expect(laid[turn.seat.index] == most + 1, "deal \(seed)")
        bids += 1
      }
    }
    #expect(bids > 0)
  }
}

extension Observation {
  fileprivate var played: CardSet {
    players.seats.reduce(.none) { $0 | publicState.played[$1] }
  }
}
