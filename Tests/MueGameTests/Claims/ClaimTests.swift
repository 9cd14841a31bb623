import MueRules
import TestSupport
import Testing

@testable import MueGame

@Suite("Claims") struct ClaimTests {
  @Test(
    "a claim holds exactly when it holds in every layout and against every play",
    arguments: [(PlayerCount.three, 3), (.four, 2), (.five, 2), (.six, 2)])
  func bruteForce(players: PlayerCount, cards: Int) throws {
    var verdicts = [true: 0, false: 0]
    for round in try LateTurns.rounds(players, seeds: 1...5, cards: 1...cards) {
      let observation = round.observation(for: try #require(round.turn))
      // More hidden cards have too many layouts to try them all.
      if observation.hidden.count > 8 { continue }
      let claim = try #require(Claim(of: observation))
      #expect(claim != .unclear)
      #expect(claim.isGood == ClaimWorlds(observation).holds)
      verdicts[claim.isGood, default: 0] += 1
    }
    #expect(verdicts[true, default: 0] > 2)
    #expect(verdicts[false, default: 0] > 2)
  }

  @Test(
    "a claim that holds takes every trick against any play", arguments: PlayerCount.allCases)
  func playedOut(players: PlayerCount) throws {
    var chance = SeededGenerator(seed: 1)
    var tried = 0
    for start in try LateTurns.rounds(players, seeds: 1...12, cards: 2...4) {
      let claimer = try #require(start.turn)
      guard case .holds? = Claim(of: start.observation(for: claimer)) else { continue }
      tried += 1
      var round = start
      while case .play(let cards) = round.legalMoves, let turn = round.turn {
        var card = cards[nth: chance.below(cards.count)]
        if turn == claimer {
          let claim = Claim(of: round.observation(for: claimer))
          if case .holds(let best)? = claim { card = best }
          #expect(claim?.isGood == true)
        }
        try round.apply(.play(try #require(card)))
      }
      let left = start.hand(of: claimer).count
      #expect(round.publicState.tricks.suffix(left).allSatisfy { $0.winner == claimer })
    }
    #expect(tried > 0)
  }

  @Test("a breach is a card that the seat may hold as far as the claimer knows")
  func breaches() throws {
    var breaches = 0
    for round in try LateTurns.rounds(.five, seeds: 1...20, cards: 1...3) {
      let observation = round.observation(for: try #require(round.turn))
      guard case .breaks(let breach)? = Claim(of: observation) else { continue }
      let order = try #require(observation.publicState.play).order
      let isOnTable = observation.publicState.currentTrick?.cards.contains(breach.card) ?? false
      let mayBeHeld =
        observation.known(of: breach.seat).contains(breach.card)
        || (observation.hidden - observation.publicState.lacking(breach.seat)).contains(breach.card)
      #expect(isOnTable || mayBeHeld)
      #expect(isOnTable || order.beats(breach.card, breach.against))
      #expect(observation.hand.contains(breach.against))
      breaches += 1
    }
    #expect(breaches > 0)
  }

  @Test(
    "most claims are judged at once, even with many cards left", arguments: PlayerCount.allCases)
  func clear(players: PlayerCount) throws {
    let rounds = try LateTurns.rounds(players, seeds: 1...4, cards: 4...6)
    let unclear = try rounds.count { round in
      Claim(of: round.observation(for: try #require(round.turn)), limit: 20_000) == .unclear
    }
    #expect(unclear * 50 < rounds.count)
  }

  @Test("nobody claims out of turn or in the auction")
  func notAsked() throws {
    let round = try RandomPlay.round(.five, seed: 1, moves: 0)
    for seat in PlayerCount.five.seats { #expect(Claim(of: round.observation(for: seat)) == nil) }
  }

  @Test("a search that is too long is reported as such, and never as a claim that holds")
  func tooMuch() throws {
    let rounds = try LateTurns.rounds(.six, seeds: 1...3, cards: 8...8)
    #expect(!rounds.isEmpty)
    for round in rounds {
      let observation = round.observation(for: try #require(round.turn))
      #expect(Claim(of: observation, limit: 0)?.isGood == false)
    }
  }
}

extension Claim {
  /// Whether it holds.
  fileprivate var isGood: Bool { if case .holds = self { true } else { false } }
}
