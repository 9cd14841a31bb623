import MueGame
import MueRules
import Testing

@testable import MueWords

@Suite("The answer to a puzzle") struct PuzzleAnswerTests {
  /// The first bid of a hand: to pass, to lay the first card, or another one.
  private func puzzle() throws -> Puzzle {
    let players = PlayerCount.five
    let round = Round(deal: Deal(players: players, seed: 1), dealer: players.seats[0])
    let moves = try #require(round.legalMoves?.all)
    let values = zip(moves, [34, 40, -7]).map { ValuedMove($0, tenths: $1) }
    return try #require(Puzzle(round, moveIndex: 0, moves: values, finders: [.club: 30]))
  }

  @Test("a move below a point is right, from a point on it is missed and told with its cost")
  func verdicts() throws {
    let puzzle = try puzzle()
    func answer(_ moveIndex: Int) throws -> PuzzleAnswer {
      try #require(PuzzleAnswer(puzzle, to: puzzle.moves[moveIndex].move, naming: { "\($0)" }))
    }
    let best = try answer(0)
    #expect(best.isRight && best.verdict == .practiceRight)
    #expect(try answer(1).isRight)
    let worst = try answer(2)
    #expect(!worst.isRight && worst.verdict == .practiceMissed)
    #expect(worst.lines.count == best.lines.count + 1)
    let unknown = try #require(puzzle.round.legalMoves?.all.last)
    #expect(PuzzleAnswer(puzzle, to: unknown, naming: { "\($0)" }) == nil)
  }

  @Test("it tells the values of all moves, the best first, a reason, and how many find it")
  func told() throws {
    let puzzle = try puzzle()
    let answer = try #require(
      PuzzleAnswer(puzzle, to: puzzle.moves[2].move, naming: { "\($0)" }))
    let moves = puzzle.moves.map(\.move)
    let cost = Phrase.practiceCost(
      made: moves[2].phrase { "\($0)" }, cost: 4.7.inTenths, best: moves[0].phrase { "\($0)" })
    let values = zip(moves, [4, 3.4, -0.7]).map { move, value in
      Phrase.practiceValue(move: move.shortPhrase { "\($0)" }, value: value.inTenths)
    }
    let listed = values.dropFirst().reduce(values[0]) { .practiceNextValue(before: $0, after: $1) }
    #expect(answer.lines.prefix(2) == [cost, .practiceValues(values: listed)])
    #expect(answer.lines.dropFirst(2).count >= 2)
    #expect(answer.lines.last == .practiceFinders(percent: 30))
  }
}
