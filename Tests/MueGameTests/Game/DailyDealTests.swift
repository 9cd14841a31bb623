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

  @Test(
    "a day has the same number and dealer for ever",
    arguments: [
      ("2026-11-28", 9_016_499, 4),
      ("2026-11-29", 9_742_521, 1),
      ("2026-12-01", 3_181_987, 2),
      ("2027-01-01", 8_253_578, 3),
      ("2028-02-29", 9_921_362, 2),
      ("2099-12-31", 3_224_838, 3),
    ])
  func fixed(text: String, seed: UInt64, dealer: Int) throws {
    let deal = try deal(text)
    #expect(deal.seed == seed)
    #expect(try deal.rules.firstDealer.index == dealer)
    #expect(try deal.game(try players()).match.seed == seed)
  }

  @Test("each day of a century has a number of its own, of at most seven digits")
  func distinct() throws {
    let days = (2026...2125).flatMap { year in
      (1...12).flatMap { month in
        (1...31).compactMap { Day(year: year, month: month, day: $0) }
      }
    }
    let seeds = Set(days.map { DailyDeal($0).seed })
    #expect(seeds.count == days.count)
    #expect(seeds.allSatisfy { (1...9_999_999).contains($0) })
  }

  @Test(
    "a game of the day knows its day, even after reading its record; others are not mistaken for it"
  )
  func game() throws {
    let deal = try deal("2026-11-21")
    let game = try deal.game(try players())
    #expect(game.day == deal.day)
    #expect(!game.standing.isNearEnd)
    #expect(try Game(game.record).day == deal.day)
    #expect(PlayedGame(game).day == deal.day)
    var other = try Game(rules: deal.rules, seed: 5, players: try players())
    other.notes.day = deal.day
    #expect(other.day == nil)
    #expect(PlayedGame(other).day == nil)
    #expect(throws: GameError.self) { try deal.game(Array(try players().dropLast())) }
  }

  @Test("a day as earlier versions dealt it is an ordinary game, whose file keeps its note")
  func before() throws {
    let rules = try MatchRules(players: .five, end: .hands(1), firstDealer: 4)
    var game = try Game(rules: rules, seed: 3_112_893_543_532_698_984, players: try players())
    game.notes.day = Day(text: "2026-11-21")
    let read = try Game(game.record)
    #expect(read.day == nil)
    #expect(read.view(for: read.personSeat).notes.day == nil)
    #expect(read.record == game.record)
    #expect(read.match.seed == 3_112_893_543_532_698_984)
  }
}
