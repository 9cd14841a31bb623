import MueRules
import TestSupport
import Testing

@testable import MueGame

@Suite("The deal of the day") struct DailyDealTests {
  private func deal(_ text: String) throws -> DailyDeal {
    DailyDeal(try #require(Day(text: text)))
  }

  private func players() throws -> [Player] {
    try ["Ada", "Bea", "Carl", "Dora", "Emil"].map {
      Player(name: try #require(PlayerName($0)), agent: .computer(.club))
    }
  }

  @Test("a day always has the same seed and dealer, and the next day others")
  func fixed() throws {
    #expect(try deal("2026-11-21").seed == 3_112_893_543_532_698_984)
    #expect(try deal("2026-11-22").seed == 646_995_126_359_979_506)
    #expect(try deal("2026-11-21").rules.firstDealer.index == Int(3_112_893_543_532_698_984 % 5))
    var seeds: Set<UInt64> = []
    for month in 1...12 {
      for day in 1...28 {
        seeds.insert(DailyDeal(try #require(Day(year: 2027, month: month, day: day))).seed)
      }
    }
    #expect(seeds.count == 336)
  }

  @Test(
    "a game of the day knows its day, even after reading its record; others are not mistaken for it"
  )
  func game() throws {
    let deal = try deal("2026-11-21")
    let game = try deal.game(try players())
    #expect(deal.isDeal(of: game))
    #expect(deal.isDeal(of: try Game(game.record)))
    #expect(try !self.deal("2026-11-22").isDeal(of: game))
    var other = try Game(rules: deal.rules, seed: 5, players: try players())
    other.notes.day = deal.day
    #expect(!deal.isDeal(of: other))
    #expect(throws: GameError.self) { try deal.game(Array(try players().dropLast())) }
  }
}
