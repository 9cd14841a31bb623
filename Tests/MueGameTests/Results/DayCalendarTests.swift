import MueRules
import Testing

@testable import MueGame

@Suite("The calendar of the deals of the day") struct DayCalendarTests {
  private func day(_ text: String) throws -> Day { try #require(Day(text: text)) }

  /// A game with the deal of a day in which nobody bid, unless another score is given.
  private func game(
    _ text: String, score: RoundScore = Constructed.allPassed, seed: UInt64? = nil, begun: Int = 0
  ) throws -> PlayedGame {
    let deal = DailyDeal(try day(text))
    var notes = GameNotes()
    notes.day = deal.day
    notes.begun = begun
    let players = try (1...5).map { number in
      Player(
        name: try #require(PlayerName("Player \(number)")),
        agent: number == 1 ? .person() : .computer(.club))
    }
    return try #require(
      PlayedGame(
        rules: deal.rules, seed: seed ?? deal.seed, players: players, notes: notes,
        scores: [score]))
  }

  private func calendar(_ days: [String], today: String) throws -> DayCalendar {
    DayCalendar(try days.map { try game($0) }, today: try day(today))
  }

  @Test(
    "a streak ends with today, or with yesterday while today's deal waits",
    arguments: [
      ("2026-11-28", 2, 3), ("2026-11-29", 2, 3), ("2026-11-30", 0, 3), ("2026-11-26", 0, 3),
    ])
  func streak(today: String, streak: Int, longest: Int) throws {
    let days = ["2026-10-31", "2026-11-01", "2026-11-02", "2026-11-27", "2026-11-28"]
    let calendar = try calendar(days, today: today)
    #expect(calendar.streak == streak)
    #expect(calendar.longestStreak == longest)
  }

  @Test("a calendar without days has no streak, and this month alone")
  func none() throws {
    let calendar = try calendar([], today: "2026-11-28")
    #expect((calendar.streak, calendar.longestStreak) == (0, 0))
    #expect(calendar.months.map(\.text) == ["2026-11"])
  }

  @Test("months run from the first day played to today, across years")
  func months() throws {
    let calendar = try calendar(["2026-11-28", "2027-01-02"], today: "2027-02-01")
    #expect(calendar.months.map(\.text) == ["2026-11", "2026-12", "2027-01", "2027-02"])
    #expect(calendar.months.map { calendar.scores(in: $0).count } == [1, 0, 1, 0])
  }

  @Test("only the game begun first counts, and none with other cards")
  func first() throws {
    let eclat = try Constructed.eclat([0, 1], level: 3)
    let games = [
      try game("2026-11-28", score: eclat, begun: 5), try game("2026-11-28", begun: 9),
      try game("2026-11-27", seed: 3),
    ]
    for games in [games, games.reversed()] {
      let calendar = DayCalendar(games, today: try day("2026-11-28"))
      #expect(try calendar.score(on: day("2026-11-28")) == 15)
      #expect(try calendar.score(on: day("2026-11-27")) == nil)
      #expect(calendar.streak == 1)
    }
  }

  @Test(
    "a month has its days in weeks that begin on Monday",
    arguments: [("2026-11-28", 6, 30, 6), ("2027-02-01", 0, 28, 4), ("2024-02-29", 3, 29, 5)])
  func weeks(text: String, blanks: Int, days: Int, weeks: Int) throws {
    let month = Month(of: try day(text))
    #expect(month.weeks.count == weeks)
    #expect(month.weeks.allSatisfy { $0.count == 7 })
    #expect(month.weeks.joined().prefix { $0 == nil }.count == blanks)
    #expect(month.weeks.joined().compactMap(\.self) == month.days)
    #expect(month.days.count == days)
  }
}
