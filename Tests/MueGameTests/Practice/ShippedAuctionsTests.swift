import Foundation
import MueRules
import Testing

@testable import MueGame

@Suite("The auctions that come with the program") struct ShippedAuctionsTests {
  private let lines: [Substring]
  private let puzzles: [AuctionPuzzle]

  init() throws {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: checkout.appending(path: AuctionPuzzle.file), encoding: .utf8)
    lines = text.split(separator: "\n")
    puzzles = PuzzleStore { Array(text.utf8) }.puzzles
  }

  @Test("every line is replayed by the rules and written again unchanged, and none comes twice")
  func valid() {
    #expect(puzzles.map(\.line) == lines.map(String.init))
    #expect(Set(puzzles.map(\.id)).count == puzzles.count)
    // No question gives the answer to another one away.
    #expect(Set(puzzles.map(\.round.deal)).count == puzzles.count)
  }

  @Test("there are twenty of each kind, from tables of three to six")
  func kinds() {
    var kinds = [0, 0, 0]
    for puzzle in puzzles {
      switch puzzle.question {
      case .trump: kinds[0] += 1
      case .partner: kinds[1] += 1
      case .most: kinds[2] += 1
      }
    }
    #expect(kinds.allSatisfy { $0 >= 20 }, "\(kinds)")
    #expect(Set(puzzles.map(\.round.players)) == Set(PlayerCount.allCases))
  }

  @Test("the right answer is read clearly in the bids, but is not certain")
  func readings() {
    for puzzle in puzzles {
      let best = puzzle.readings[puzzle.answer]
      let others = puzzle.readings.indices.filter { $0 != puzzle.answer }
      let next = others.map { puzzle.readings[$0] }.max() ?? 0
      if case .most(let trump) = puzzle.question {
        #expect(best - next >= 10)
        let laid = puzzle.round.publicState.auction.laid.map { ($0 & trump.cards).count }
        #expect(others.contains { laid[$0] + 1 >= laid[puzzle.answer] }, "\(puzzle.line)")
      } else {
        #expect((45...92).contains(best) && best - next >= 20, "\(puzzle.line)")
      }
    }
  }
}
