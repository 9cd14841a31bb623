import MueRules
import Testing

@testable import MueGame

@Suite("Auctions to read") struct AuctionPuzzleTests {
  /// The same hand of four up to a number of moves: the Vice's naming, the Chief's, the pick.
  private static func hand(_ moves: Int) throws -> Round {
    try RandomPlay.round(.four, seed: 31, moves: moves)
  }

  /// A seat that is neither the Chief's nor the Vice's.
  private static func seat(in hand: Round) throws -> Seat {
    let roles = try #require(hand.publicState.roles)
    return try #require(
      hand.players.seats.first { $0 != roles.chief && $0 != roles.vice })
  }

  private static func puzzle(_ moves: Int, most: Trump? = nil) throws -> AuctionPuzzle {
    let hand = try hand(moves)
    return try #require(AuctionPuzzle(hand, from: seat(in: hand), most: most))
  }

  /// A trump of which one seat holds more cards than any other.
  private static func most(in hand: Round) throws -> Trump {
    try #require(
      Suit.allCases.map(Trump.suit).first { trump in
        let counts = hand.deal.hands.map { ($0 & trump.cards).count }
        return counts.count { $0 == counts.max() } == 1
      })
  }

  @Test("the last move of a hand is the answer, and the choices are those of the seat that made it")
  func answers() throws {
    for moves in [13, 14, 15] {
      let puzzle = try Self.puzzle(moves)
      let hand = try Self.hand(moves)
      let before = try Self.hand(moves - 1)
      #expect(puzzle.round.publicState.moves.count == moves - 1)
      #expect(puzzle.choices == before.legalMoves?.all)
      #expect(puzzle.choices[puzzle.answer] == hand.publicState.moves.last)
      let turn = try #require(before.turn)
      #expect(puzzle.question == (moves == 15 ? .partner(of: turn) : .trump(of: turn)))
    }
  }

  @Test("of a question about cards, the seat that was dealt most of them is the answer")
  func most() throws {
    let hand = try Self.hand(12)
    let trump = try Self.most(in: hand)
    let puzzle = try Self.puzzle(12, most: trump)
    let counts = hand.players.seats.map { puzzle.cards(of: trump, at: $0) }
    #expect(puzzle.choices == hand.players.seats.map(Move.pick))
    #expect(counts.map(\.dealt).max() == counts[puzzle.answer].dealt)
    #expect(counts.count { $0.dealt == counts[puzzle.answer].dealt } == 1)
    #expect(
      counts.map(\.laid) == hand.publicState.auction.laid.map { ($0 & trump.cards).count })
  }

  @Test("only the answer is right, and what is not offered is neither right nor wrong")
  func right() throws {
    let puzzle = try Self.puzzle(14)
    #expect(puzzle.choices.count { puzzle.isRight($0) == true } == 1)
    #expect(puzzle.choices.allSatisfy { puzzle.isRight($0) != nil })
    #expect(puzzle.isRight(.pick(puzzle.seat)) == nil)
  }

  @Test("a line is read again as it was written, and each question has a name of its own")
  func line() throws {
    let trump = try Self.most(in: Self.hand(12))
    let puzzles = try [
      Self.puzzle(12, most: trump), Self.puzzle(13), Self.puzzle(14), Self.puzzle(15),
    ].map { try #require($0.with(readings: $0.choices.indices.map { 90 - 7 * $0 })) }
    for puzzle in puzzles {
      #expect(AuctionPuzzle(line: puzzle.line.utf8)?.line == puzzle.line)
      #expect(puzzle.with(readings: puzzle.choices.map { _ in 5 })?.id == puzzle.id)
    }
    #expect(Set(puzzles.map(\.id)).count == puzzles.count)
  }

  @Test("the person sees the hand from the seat, with no card that is hidden from it")
  func view() throws {
    let puzzle = try Self.puzzle(13)
    let names = ["Ada", "Bea", "Carl", "Dora"].compactMap { PlayerName($0) }
    let view = try #require(puzzle.view(person: names[0], usual: names))
    #expect(view.person == puzzle.seat && view.players[puzzle.seat].name == names[0])
    #expect(view.observation == puzzle.round.observation(for: puzzle.seat))
    #expect(puzzle.view(person: names[0], usual: []) == nil)
  }

  @Test("there is no question in the auction, after the first card, or for Chief and Vice")
  func refused() throws {
    let hand = try Self.hand(13)
    let seat = try Self.seat(in: hand)
    #expect(try AuctionPuzzle(Self.hand(12), from: seat) == nil)
    #expect(try AuctionPuzzle(Self.hand(5), from: seat, most: .suit(.red)) == nil)
    #expect(try AuctionPuzzle(Self.hand(16), from: seat) == nil)
    #expect(try AuctionPuzzle(Self.hand(16), from: seat, most: .suit(.red)) == nil)
    let roles = try #require(hand.publicState.roles)
    #expect(AuctionPuzzle(hand, from: roles.chief) == nil)
    #expect(AuctionPuzzle(hand, from: try #require(roles.vice)) == nil)
    #expect(AuctionPuzzle(hand, from: seat, most: .noTrump) == nil)
  }

  @Test("readings that do not fit the choices are refused")
  func readings() throws {
    let puzzle = try Self.puzzle(13)
    #expect(puzzle.with(readings: []) == nil)
    #expect(puzzle.with(readings: puzzle.choices.map { _ in -1 }) == nil)
    #expect(AuctionPuzzle(line: "{}".utf8) == nil)
    #expect(AuctionPuzzle(line: HandRecordTests.finished.utf8) == nil)
    let line = puzzle.line.replacing("\"seat\":", with: "\"most\":\"x\",\"seat\":")
    #expect(AuctionPuzzle(line: line.utf8) == nil)
  }
}
