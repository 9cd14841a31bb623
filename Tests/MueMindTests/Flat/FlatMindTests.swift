import MueRules
import Testing

@testable import MueMind

@Suite("The yardstick of 2010")
struct FlatMindTests {
  @Test("moves legally, and by observation and seed alone", arguments: PlayerCount.allCases)
  func legal(_ players: PlayerCount) throws {
    var kinds: Set<String> = []
    for seed in 30...32 as ClosedRange<UInt64> {
      let walker: any Mind = seed == 30 ? PlainMind() : RandomMind()
      _ = try Table(players, of: walker).play(seed: seed) { _, observation in
        let legal = try #require(observation.legalMoves)
        let move = FlatMind().choose(observation, limits: Limits(playouts: 0), seed: seed)
        #expect(legal.contains(move))
        #expect(FlatMind().choose(observation, limits: Limits(), seed: seed) == move)
        kinds.insert(String("\(legal)".prefix(4)))
      }
    }
    #expect(kinds.count >= 3)
  }

  @Test("deals every hidden card to somebody, and leaves lying cards where they lie")
  func worlds() throws {
    _ = try Table(.five, of: PlainMind()).play(seed: 3) { round, observation in
      var guess = FlatGuess(observation, seed: 1)
      guess.deal()
      #expect(guess.hands.reduce(0) { $0 + $1.count } == 60 - observation.played.count)
      for seat in round.players.seats {
        #expect(guess.hands[seat].count == observation.handCount(of: seat))
        #expect(guess.hands[seat].contains(observation.faceUp.lying(before: seat)))
      }
    }
  }

  @Test("forgets that a seat has not followed")
  func voids() throws {
    var broken = 0
    for seed in 1...4 as ClosedRange<UInt64> {
      _ = try Table(.five, of: PlainMind()).play(seed: seed) { _, observation in
        var guess = FlatGuess(observation, seed: seed)
        guess.deal()
        var world = World(hands: InlineArray(repeating: .none))
        for seat in observation.players.seats { world.hands[seat.index] = guess.hands[seat] }
        if !KnownCards(observation).agrees(with: world) { broken += 1 }
      }
    }
    #expect(broken > 0)
  }

  @Test("never draws level in the auction, and lays cards that allow its trump")
  func bids() throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      let round = try Table(.five, of: FlatMind()).play(seed: seed)
      if case .eklat = round.score?.result { Issue.record("an éclat in deal \(seed)") }
    }
  }
}

extension Observation {
  fileprivate var played: CardSet {
    players.seats.reduce(.none) { $0 | faceUp.played[$1] }
  }
}
