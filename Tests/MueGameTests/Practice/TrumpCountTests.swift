import MueRules
import Testing

@testable import MueGame

@Suite("Counting the trumps") struct TrumpCountTests {
  /// A hand played by chance, after each of its moves.
  private func positions(_ players: PlayerCount, seed: UInt64) throws -> [Round] {
    var chance = SeededGenerator(seed: seed)
    var round = Round(
      deal: Deal(players: players, seed: seed), dealer: players.seats[Int(seed) % players.number])
    var positions: [Round] = []
    while let legal = round.legalMoves {
      // A short auction: mostly passes.
      let passes = legal.contains(.pass) && chance.next() % 3 > 0
      let move = try #require(passes ? .pass : legal.all.randomElement(using: &chance))
      try round.apply(move)
      positions.append(round)
    }
    return positions
  }

  /// The trumps in the others' hands, looked up card by card.
  private func slowCount(_ round: Round, excluding seat: Seat) -> [Card] {
    guard let contract = round.publicState.contract else { return [] }
    let trumps = [contract.viceTrump, contract.chiefTrump].compactMap(\.self)
    return round.players.seats.filter { $0 != seat }.flatMap { other in
      round.deal.hands[other].filter { card in
        !round.publicState.played[other].contains(card)
          && trumps.contains {
            switch $0 {
            case .suit(let suit): card.suit == suit
            case .number(let rank): card.rank == rank
            case .noTrump: false
            }
          }
      }
    }
  }

  @Test(
    "the trumps that are out are those in the hands of the others, with three to six players",
    arguments: PlayerCount.allCases)
  func compared(players: PlayerCount) throws {
    var asked = 0
    var wrong: [TrumpCount] = []
    for seed in 0..<60 {
      for round in try positions(players, seed: UInt64(seed)) {
        for seat in players.seats {
          guard let count = TrumpCount(round, seat: seat) else { continue }
          asked += 1
          if Set(count.out) != Set(slowCount(round, excluding: seat)) { wrong.append(count) }
        }
      }
    }
    #expect(wrong.isEmpty)
    #expect(asked > 2000)
  }

  @Test("nothing is asked before the play, after it, and without trumps")
  func unasked() throws {
    var withoutTrumps = 0
    var wrong: [Round] = []
    for seed in 0..<60 {
      for round in try positions(.five, seed: UInt64(seed)) {
        let isPlayed = round.publicState.play != nil && round.turn != nil
        let trumps = round.publicState.play?.order.trumps ?? .none
        if isPlayed, trumps.isEmpty { withoutTrumps += 1 }
        let isAsked = TrumpCount(round, seat: round.players.seats[0]) != nil
        if isAsked != (isPlayed && !trumps.isEmpty) { wrong.append(round) }
      }
    }
    #expect(wrong.isEmpty)
    #expect(withoutTrumps > 0)
  }
}
