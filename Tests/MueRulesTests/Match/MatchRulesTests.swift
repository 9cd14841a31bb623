import Testing

@testable import MueRules

@Suite("The rules of a match") struct MatchRulesTests {
  @Test("the default total is 200; 100, 200, 300 and 500 are offered")
  func points() throws {
    #expect(try MatchRules(players: .four).end == .points(200))
    #expect(Rules.classic.length.points == [100, 200, 300, 500])
    for points in [100, 200, 300, 500] {
      #expect(try MatchRules(players: .four, end: .points(points)).end == .points(points))
    }
    for points in [-100, 0, 1, 150, 1000] {
      #expect(throws: MatchRulesError.points(points)) {
        try MatchRules(players: .four, end: .points(points))
      }
    }
  }

  @Test("a match may have a number of hands, so that each player deals once, twice, …")
  func hands() throws {
    for players in PlayerCount.allCases {
      for times in 1...3 {
        let hands = times * players.number
        #expect(try MatchRules(players: players, end: .hands(hands)).end == .hands(hands))
      }
    }
    for hands in [-1, 0, 61] {
      #expect(throws: MatchRulesError.hands(hands)) {
        try MatchRules(players: .four, end: .hands(hands))
      }
    }
  }

  @Test("the first dealer sits at the table")
  func dealer() throws {
    #expect(try MatchRules(players: .five, firstDealer: 4).firstDealer == seat(4))
    for index in [-1, 5] {
      #expect(throws: MatchRulesError.dealer(index)) {
        try MatchRules(players: .five, firstDealer: index)
      }
    }
  }
}
