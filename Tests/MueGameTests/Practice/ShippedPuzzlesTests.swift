import Foundation
import MueBots
import MueRules
import Testing

@testable import MueGame

@Suite("The puzzles that come with the program") struct ShippedPuzzlesTests {
  private let lines: [Substring]
  private let puzzles: [Puzzle]

  init() throws {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: checkout.appending(path: Puzzle.file), encoding: .utf8)
    lines = text.split(separator: "\n")
    puzzles = PuzzleStore<Puzzle> { Array(text.utf8) }.puzzles
  }

  @Test("every line is replayed by the rules and written again unchanged, and none comes twice")
  func valid() {
    #expect(!puzzles.isEmpty)
    #expect(puzzles.map(\.line) == lines.map(String.init))
    #expect(Set(puzzles.map(\.id)).count == puzzles.count)
  }

  @Test("a day has one of each kind, and of each kind the easy ones come first")
  func order() {
    #expect(puzzles.prefix(PracticeDeck<Puzzle>.daily).map(\.kind) == Puzzle.kinds)
    for kind in Puzzle.kinds {
      let found = puzzles.filter { $0.kind == kind }.map { $0.finders.values.reduce(0, +) }
      #expect(found == found.sorted(by: >), "\(kind)")
    }
  }

  @Test("apart from bids every move has a value, and none is nearly right")
  func values() {
    for puzzle in puzzles {
      let costs = puzzle.moves.map { puzzle.best.tenths - $0.tenths }
      #expect(costs.contains { $0 >= 20 })
      #expect(Set(puzzle.finders.keys) == Set(BotSettings.Level.allCases))
      #expect(puzzle.finders[.casual] == 0)
      if puzzle.kind == .bid { continue }
      #expect(puzzle.round.legalMoves?.all.count == puzzle.moves.count, "\(puzzle.line)")
      #expect(!costs.contains { Puzzle.tolerance <= $0 && $0 < 20 })
    }
  }
}
