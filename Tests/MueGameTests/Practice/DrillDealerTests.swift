import MueRules
import Testing

@testable import MueGame

@Suite("Hands for drills") struct DrillDealerTests {
  private func deal(_ drill: Drill, seed: UInt64) throws -> DealtDrill {
    let policies = try PolicyFileTests.policies.get()
    var dealer = DrillDealer(seed: seed, policies: policies, playouts: 8)
    let dealt = dealer.deal(drill)
    return try #require(dealt)
  }

  private func game(_ drill: Drill, seed: UInt64) throws -> (Game, Seat) {
    guard case .game(let game, let seat) = try deal(drill, seed: seed) else {
      throw Unexpected()
    }
    return (game, seat)
  }

  private struct Unexpected: Error {}

  @Test("a round of bids: five fresh auctions, in which a pass and other bids have values")
  func bids() throws {
    guard case .puzzles(let puzzles) = try deal(.bid, seed: 1) else { throw Unexpected() }
    #expect(puzzles.count == 5)
    #expect(Set(puzzles.map(\.round.deal.hands)).count == 5)
    for puzzle in puzzles {
      #expect(puzzle.kind == .bid)
      #expect(puzzle.cost(of: .pass) != nil)
    }
    #expect(Set(puzzles.map(\.seat)).count > 1)
  }

  @Test("from the naming: the auction is over, nothing is named, and the seat is Chief or Vice")
  func naming() throws {
    var parts: Set<Bool> = []
    for seed in 0..<6 {
      let (game, seat) = try game(.naming, seed: UInt64(seed))
      let publicState = game.match.round.publicState
      let roles = try #require(publicState.roles)
      #expect(seat == roles.chief || seat == roles.vice)
      #expect(publicState.moves.allSatisfy { if case .bid = $0 { true } else { false } })
      #expect(publicState.turn == roles.vice ?? roles.chief)
      parts.insert(seat == roles.chief)
    }
    #expect(parts == [true, false])
  }

  @Test("from the fifth trick: four tricks are over, and it is the seat's turn")
  func fifthTrick() throws {
    for seed in 0..<2 {
      let (game, seat) = try game(.fifthTrick, seed: UInt64(seed))
      #expect(game.match.round.publicState.finishedTricks == 4)
      #expect(game.match.round.turn == seat)
    }
  }

  @Test("the trumps are counted between tricks, after three to seven of them")
  func counts() throws {
    guard case .counts(let counts) = try deal(.trumpCount, seed: 3) else { throw Unexpected() }
    #expect(counts.count == 5)
    for count in counts {
      let publicState = count.hand.publicState
      #expect((3...7).contains(publicState.finishedTricks) && publicState.currentTrick == nil)
      let opening = try #require(count.hand.position(after: count.start))
      #expect(opening.publicState.play != nil && opening.publicState.tricks.isEmpty)
    }
  }

  @Test("the same seed deals the same", arguments: Drill.allCases)
  func repeated(drill: Drill) throws {
    let texts = try (0..<2).map { _ in "\(try deal(drill, seed: 5))" }
    #expect(texts[0] == texts[1])
  }

  @Test("whoever gives up gets nothing", arguments: Drill.allCases)
  func givenUp(drill: Drill) {
    var dealer = DrillDealer(seed: 1, policies: nil, isGivenUp: { true })
    let dealt = dealer.deal(drill)
    #expect(dealt == nil)
  }

  @Test("the person gets the seat and a name, the others names of their own")
  func seating() throws {
    let (game, seat) = try game(.naming, seed: 2)
    let names = ["Ben", "Clara", "David", "Eva"].compactMap { PlayerName($0) }
    let ada = try #require(PlayerName("Ada"))
    let seated = try #require(game.seating(ada, at: seat, usual: names))
    #expect(seated.personSeat == seat && seated.players[seat].name == ada)
    #expect(seated.match.round == game.match.round)
    #expect(Set(seated.players.map(\.name)) == Set([ada] + names))
    #expect(game.seating(ada, at: seat, usual: Array(names[..<2])) == nil)
  }
}
