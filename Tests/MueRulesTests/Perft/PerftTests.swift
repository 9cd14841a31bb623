import Testing

@testable import MueRules

/// Pinned counts of the tree of legal moves: a mistake in legality changes a number.
///
/// Moves that look alike count once. The second reading of the rules must give the same counts.
@Suite("The number of lines of play") struct PerftTests {
  static let auctions: [(PlayerCount, [Int])] = [
    (.three, [13, 961, 164_987]), (.four, [15, 1710, 737_068]), (.five, [12, 882, 229_332]),
    (.six, [10, 515, 77_395]),
  ]

  @Test("after one, two and three turns of the auction of the deal of seed 1", arguments: auctions)
  func auction(players: PlayerCount, counts: [Int]) throws {
    let round = Round(deal: Deal(players: players, seed: 1), dealer: seat(0))
    for (index, count) in counts.enumerated() {
      #expect(try round.lines(depth: index + 1) == count)
      if index < 2 { #expect(PlainHand(round).lines(depth: index + 1) == count) }
    }
  }

  /// Positions in which one more pass ends the auction: players, seed, counts of one, two and three
  /// moves, which are namings and picks, or further bids.
  static let endings: [(PlayerCount, UInt64, [Int])] = [
    (.three, 6, [11, 671, 109_141]), (.four, 8, [232, 26_046, 2_449_131]),
    (.five, 6, [7, 391, 23_740]), (.five, 8, [8, 1348, 424_357]),
    (.six, 2, [23, 395, 13_379]), (.six, 6, [16, 16, 31]),
  ]

  @Test("before the pass that ends an auction, through naming and picking", arguments: endings)
  func ending(players: PlayerCount, seed: UInt64, counts: [Int]) throws {
    let found = try Round.random(players, seed: seed) { round in
      let turns = round.publicState.auction.turns.suffix(players.number - 1)
      return round.publicState.auction.most > 0 && turns.allSatisfy(\.cards.isEmpty)
    }
    let round = try #require(found)
    for (index, count) in counts.enumerated() {
      #expect(try round.lines(depth: index + 1) == count)
      if count < 30_000 { #expect(PlainHand(round).lines(depth: index + 1) == count) }
    }
  }

  /// Positions after the auction: players, seed, counts of one to five moves.
  static let namings: [(PlayerCount, UInt64, [Int])] = [
    (.three, 6, [6, 72, 225, 777, 8227]), (.four, 5, [3, 9, 135, 354, 999]),
    (.four, 8, [9, 69, 138, 2070, 5226]), (.five, 2, [8, 75, 225, 2475, 5802]),
    (.six, 2, [9, 101, 404, 3636, 11_672]), (.six, 3, [3, 15, 150, 260, 1515]),
  ]

  @Test("from the naming of the trumps into the first trick", arguments: namings)
  func naming(players: PlayerCount, seed: UInt64, counts: [Int]) throws {
    let found = try Round.random(players, seed: seed) { $0.publicState.phase != .auction }
    let round = try #require(found)
    for (index, count) in counts.enumerated() {
      #expect(try round.lines(depth: index + 1) == count)
      if index < 4 { #expect(PlainHand(round).lines(depth: index + 1) == count) }
    }
  }

  /// Positions before the last tricks: players, seed, tricks left, count of all lines to the end.
  static let endgames: [(PlayerCount, UInt64, Int, Int)] = [
    (.three, 3, 2, 4), (.three, 3, 3, 28), (.four, 3, 2, 16), (.four, 3, 3, 384),
    (.five, 2, 2, 24), (.five, 3, 2, 6), (.five, 2, 3, 1648), (.five, 3, 3, 404),
    (.six, 2, 2, 32), (.six, 3, 2, 17), (.six, 2, 3, 6016), (.six, 3, 3, 5324),
  ]

  @Test("of the last two and three tricks to the end of the hand", arguments: endgames)
  func endgame(players: PlayerCount, seed: UInt64, tricks: Int, count: Int) throws {
    let found = try Round.random(players, seed: seed) { round in
      round.publicState.tricks.count == Rules.classic[players].handSize - tricks
        && round.publicState.currentTrick == nil
    }
    let round = try #require(found)
    #expect(try round.lines(depth: tricks * players.number) == count)
    if count < 1000 {
      let plain = PlainHand(round)
      try #require(plain.turn == round.turn?.index, "the two readings played differently")
      try #require(plain.hands.allSatisfy { $0.count == tricks })
      #expect(plain.lines(depth: tricks * players.number) == count)
    }
  }
}
