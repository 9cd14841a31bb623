import MueRules
import Testing

@testable import MueGame

@Suite("Puzzles") struct PuzzleTests {
  /// The moves before a decision of each kind, in a hand of four.
  static let decisions: [(DecisionKind, Int)] = [
    (.bid, 1), (.trump, 12), (.trump, 13), (.partner, 14), (.lead, 15), (.follow, 16),
  ]

  /// The puzzle at a decision of that hand; the first legal move is the worst, by a point each.
  static func puzzle(at moveIndex: Int) throws -> Puzzle? {
    let hand = try RandomPlay.round(.four, seed: 31)
    let moves =
      try RandomPlay.round(.four, seed: 31, moves: moveIndex).legalMoves?.all.prefix(6) ?? []
    return Puzzle(
      hand, moveIndex: moveIndex,
      moves: moves.enumerated().map { ValuedMove($0.element, tenths: 10 * $0.offset - 5) },
      finders: [.novice: 10, .expert: 90])
  }

  /// Different puzzles, from the beginnings of hands.
  static func many(_ count: Int) throws -> [Puzzle] {
    try (0..<count).map { number in
      let hand = try RandomPlay.round(.five, seed: UInt64(number))
      let moves = try RandomPlay.round(.five, seed: UInt64(number), moves: 0).legalMoves?.all ?? []
      let values = moves.prefix(2).map { ValuedMove($0, tenths: 0) }
      return try #require(Puzzle(hand, moveIndex: 0, moves: values))
    }
  }

  @Test("a decision of a person's own hand is a puzzle of two moves", arguments: decisions)
  func ownDecision(kind: DecisionKind, moveIndex: Int) throws {
    let hand = try RandomPlay.round(.four, seed: 31)
    let made = hand.publicState.moves[moveIndex]
    let legal = try RandomPlay.round(.four, seed: 31, moves: moveIndex).legalMoves?.all ?? []
    let best = try #require(legal.first { $0.text != made.text })
    func mistake(_ text: String, moveIndex: Int, hundredths: Int = 250) -> KeptMistake {
      KeptMistake(
        hand: HandRecord(round: hand).line,
        decision: KeptDecision(
          moveIndex: moveIndex, kind: .bid, hundredths: hundredths,
          best: .init(text: text, hundredths: -1130), leak: nil))
    }
    let puzzle = try #require(Puzzle(mistake(best.text, moveIndex: moveIndex)))
    #expect(puzzle.kind == kind && puzzle.best.move == best && puzzle.best.tenths == -113)
    #expect(puzzle.cost(of: made) == 25 && puzzle.moves.count == 2)
    // −11.30 − 3.26 is −14.56, which is rounded to 33 tenths less.
    let odd = try #require(Puzzle(mistake(best.text, moveIndex: moveIndex, hundredths: 326)))
    #expect(odd.cost(of: made) == 33)
    #expect(Puzzle(mistake("R77", moveIndex: moveIndex)) == nil)
    #expect(Puzzle(mistake(made.text, moveIndex: moveIndex)) == nil)
    #expect(Puzzle(mistake(best.text, moveIndex: 9999)) == nil)
  }

  @Test("the kind of a puzzle follows from its position", arguments: decisions)
  func kinds(kind: DecisionKind, moveIndex: Int) throws {
    let puzzle = try #require(try Self.puzzle(at: moveIndex))
    #expect(puzzle.kind == kind)
    #expect(puzzle.round.publicState.moves.count == moveIndex)
    #expect(puzzle.seat == puzzle.round.turn)
    #expect(puzzle.observation.legalMoves != nil)
  }

  @Test("a puzzle is the same when it is written and read again", arguments: decisions)
  func line(kind: DecisionKind, moveIndex: Int) throws {
    let puzzle = try #require(try Self.puzzle(at: moveIndex))
    let read = try #require(Puzzle(line: puzzle.line.utf8))
    #expect(read.line == puzzle.line)
    #expect(read.id == puzzle.id)
    #expect(read.kind == kind)
    #expect(read.moves.map(\.tenths) == puzzle.moves.map(\.tenths))
    #expect(read.finders == puzzle.finders)
  }

  @Test("the best move comes first, and the others cost what they bring less")
  func costs() throws {
    let puzzle = try #require(try Self.puzzle(at: 15))
    let legal = try #require(puzzle.round.legalMoves?.all)
    #expect(puzzle.best.move == legal[5])
    #expect(puzzle.cost(of: legal[5]) == 0)
    #expect(puzzle.cost(of: legal[2]) == 30)
    #expect(puzzle.cost(of: legal[6]) == nil)
  }

  @Test("a puzzle has the same name wherever its values come from")
  func name() throws {
    let puzzle = try #require(try Self.puzzle(at: 16))
    let other = try #require(
      Puzzle(
        puzzle.round, moveIndex: 16, moves: puzzle.moves.map { ValuedMove($0.move, tenths: 0) }))
    #expect(other.id == puzzle.id)
    #expect(try Self.puzzle(at: 15)?.id != puzzle.id)
  }

  @Test("a move without a value gets one, and never a better one than the best")
  func valuing() throws {
    let puzzle = try #require(try Self.puzzle(at: 15))
    let move = try #require(puzzle.round.legalMoves?.all.last)
    #expect(puzzle.valuing(move, cost: 17)?.cost(of: move) == 17)
    #expect(puzzle.valuing(move, cost: -5)?.cost(of: move) == 0)
    #expect(puzzle.valuing(puzzle.best.move, cost: 0) == nil)
  }

  @Test("the seat that decides is the person's, and sees no hidden card")
  func view() throws {
    let puzzle = try #require(try Self.puzzle(at: 16))
    let names = ["Ada", "Bea", "Carl", "Dora"].compactMap { PlayerName($0) }
    let view = try #require(puzzle.view(person: names[0], usual: names))
    #expect(view.players[puzzle.seat].name == names[0])
    #expect(view.players.count { $0.agent.isPerson } == 1)
    #expect(view.observation == puzzle.round.observation(for: puzzle.seat))
    #expect(puzzle.view(person: names[0], usual: []) == nil)
  }

  @Test("there is no puzzle where the hand is over, nothing is to choose or a move is illegal")
  func refused() throws {
    let hand = try RandomPlay.round(.four, seed: 31)
    let end = hand.publicState.moves.count
    #expect(Puzzle(hand, moveIndex: end, moves: []) == nil)
    let puzzle = try #require(try Self.puzzle(at: 16))
    #expect(Puzzle(hand, moveIndex: 16, moves: [puzzle.best]) == nil)
    #expect(Puzzle(hand, moveIndex: 16, moves: [puzzle.best, puzzle.best]) == nil)
    #expect(Puzzle(hand, moveIndex: 16, moves: [puzzle.best, ValuedMove(.pass, tenths: 0)]) == nil)
    #expect(Puzzle(line: "{}".utf8) == nil)
    #expect(Puzzle(line: HandRecordTests.finished.utf8) == nil)
  }
}
