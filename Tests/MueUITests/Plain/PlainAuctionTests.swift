import Foundation
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("Reading auctions in lines") struct PlainAuctionTests {
  private static func puzzles() throws -> [AuctionPuzzle] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../" + AuctionPuzzle.file).standardized
    let bytes = Array(try Data(contentsOf: path))
    return Array(PuzzleStore<AuctionPuzzle> { bytes }.puzzles.prefix(6))
  }

  @Test("a trump or a player answers, in every language", arguments: Studio.languageCodes)
  func answers(code: String) throws {
    let words = try Studio().words(code)
    let names = SweepTests.names.compactMap { PlayerName($0) }
    let puzzles = try Self.puzzles()
    let series = try #require(ExerciseSeries(puzzles, person: names[0], usual: names))
    var exercise = PlainExercise(
      series, vocabulary: Vocabulary(words, english: try Studio().words("en")))
    var told = exercise.begin()
    for puzzle in puzzles {
      let view = try #require(puzzle.view(person: names[0], usual: names))
      #expect(told.contains(puzzle.asked(in: view)))
      // Nothing but an answer goes on.
      _ = exercise.read("")
      _ = exercise.read("xyzzy")
      #expect(exercise.read("bids") == [.lessonNotHere])
      #expect(exercise.answer == nil)
      let right = puzzle.choices[puzzle.answer]
      let line =
        if case .pick(let seat) = right { view.players[seat].name.text } else {
          words(puzzle.label(of: right, in: view))
        }
      told = exercise.read(line)
      let answer = try #require(exercise.answer, "\(line)")
      #expect(answer.isRight && answer.puzzle == puzzle.id, "\(line)")
      #expect(answer.hands.allSatisfy(told.contains))
      told = exercise.goOnFromAnswer()
    }
    #expect(exercise.isOver)
    #expect(told == [.practiceDone(right: puzzles.count, total: puzzles.count)])
  }
}
