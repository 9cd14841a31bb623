import Testing

@testable import MueRules

@Suite("The table of targets") struct TargetTests {
  static let table: [(PlayerCount, [Int])] = [
    (.three, [12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34]),
    (.four, [30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58]),
    (.five, [24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57]),
    (.six, [20, 24, 28, 32, 36, 40, 44, 48, 52, 56]),
  ]

  @Test("for each number of cards laid the side needs the points in the table", arguments: table)
  func targets(players: PlayerCount, row: [Int]) {
    #expect((1...Rules.classic[players].handSize).map(Rules.classic[players].target) == row)
  }

  @Test("points reach the highest level whose target they are not below", arguments: table)
  func reached(players: PlayerCount, row: [Int]) {
    for points in 0...Rules.classic[players].allPoints {
      #expect(Rules.classic[players].level(reachedWith: points) == row.count { $0 <= points })
    }
  }

  @Test("every target can be reached with the points of the deck", arguments: table)
  func reachable(players: PlayerCount, row: [Int]) {
    #expect(row.allSatisfy { $0 <= Rules.classic[players].allPoints })
  }
}
