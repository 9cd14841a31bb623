import MueBots
import MueData
import MueRules
import Testing

@testable import MueGame

@Suite("Best results and spans") struct ResultsTests {
  private func game(
    _ own: Int, level: BotSettings.Level = .club, undos: Int = 0, peek: Peek = .none,
    played: Int = 0,
    isOver: Bool = true
  ) throws -> PlayedGame {
    let points = [20 - own, own, 15, 15, 10]
    let hand = try Constructed.hand(chief: 2, partner: 3, level: 1, trump: "red", points: points)
    return try Constructed.game(
      [hand], level: level, undos: undos, peek: peek, played: played, end: .hands(isOver ? 1 : 2))
  }

  private func best(of games: [PlayedGame]) -> [BestResults] {
    BestResults.all(of: games) { _ in nil }
  }

  @Test("the largest lead is the best result, and only three are kept")
  func best() throws {
    let games = try [3, 9, 5, 7].map { try game($0) }
    let results = best(of: games)
    #expect(results.count == 1)
    #expect(results[0].matches == 4)
    #expect(results[0].best == [games[1], games[3], games[2]])
  }

  @Test("unfinished games, games with undo, and games with an open handicap do not count")
  func counting() throws {
    #expect(best(of: [try game(9, peek: #require(Peek(1)))]).isEmpty)
    #expect(best(of: [try game(9, undos: 1), try game(9, isOver: false)]).isEmpty)
  }

  @Test("kinds are distinguished by level; mixed tables are a kind of their own")
  func kinds() throws {
    let results = best(of: [try game(9, level: .expert), try game(3)])
    #expect(results.map(\.kind.level) == [.club, nil])
  }

  @Test("of equal results the earlier one comes first")
  func ties() throws {
    let games = [try game(9, played: 10), try game(9, played: 20)]
    #expect(best(of: games)[0].best.first?.time == 10)
  }

  @Test("spans look back from today")
  func spans() throws {
    let today = try #require(Day(text: "2026-03-15"))
    let days = ["2025-12-31", "2026-01-01", "2026-02-13", "2026-02-14", "2026-03-01", "2026-03-15"]
    let games = try days.indices.map { try game(5, played: $0) }
    let results = Results(games, today: today) { Day(text: days[$0]) }
    #expect(Span.allCases.map { results.spans[$0]?.games } == [6, 5, 2, 3, 6])
  }

  @Test("days are numbered without gaps over years, leap years and centuries")
  func dayNumbers() throws {
    func number(_ text: String) throws -> Int { try #require(Day(text: text)).number }
    for (day, next) in [
      ("2026-02-28", "2026-03-01"), ("2024-02-28", "2024-02-29"), ("2024-02-29", "2024-03-01"),
      ("1999-12-31", "2000-01-01"), ("2000-02-29", "2000-03-01"), ("2026-07-31", "2026-08-01"),
    ] {
      #expect(try number(next) == number(day) + 1, "\(day)")
    }
    #expect(try number("2027-01-01") - number("2026-01-01") == 365)
  }

  @Test("a game keeps its identity while it is played, renamed and annotated; others have another")
  func identity() throws {
    let short = try RandomPlay.game(.five, seed: 3, moves: 5)
    var long = try RandomPlay.game(.five, seed: 3, moves: 90)
    long.notes.title = GameTitle("The long one")
    long.notes.hints = 3
    #expect(PlayedGame(short).identity == PlayedGame(long).identity)
    long.notes.begun = 5
    #expect(PlayedGame(short).identity != PlayedGame(long).identity)
    let other = try RandomPlay.game(.five, seed: 4, moves: 5)
    #expect(PlayedGame(short).identity != PlayedGame(other).identity)
  }

  @Test("in JSON, with stable keys")
  func json() throws {
    let object = Results([try game(9)]) { _ in nil }.object(.all)
    #expect(
      object.members.map(\.key) == [
        "format", "games", "seconds", "hints", "undos", "matches", "places", "hands", "cardPoints",
        "parts", "bids", "trumps", "overbids", "eclats", "allPassed", "opponents", "levels",
        "course", "leads", "best",
      ])
    #expect(object.text.hasPrefix(#"{"format":"mue-stats/1","games":1,"seconds":60,"#))
    #expect(object.text.contains(#""matches":{"count":1,"won":0,"places":"#))
    #expect(try JSONObject(reading: Array(object.text.utf8)) == object)
  }
}
