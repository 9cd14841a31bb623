import CellGrid
import MueGame
import MueWords
import Testing

@testable import MueUI

@Suite("The page of the deals of the day") struct DaysPageTests {
  private let size = Size(width: 80, height: 30)

  private func page(today: String) throws -> PageStack {
    var state = PageStack(StartPage(game: nil))
    for _ in 0..<2 { _ = state.handle(.down, in: size) }
    #expect(state.handle(.enter, in: size) == [.readDays])
    let today = try #require(Day(text: today))
    state.take(.days(DayCalendar(try StartMenuStates.dayGames(), today: today)))
    return state
  }

  private func text(_ state: PageStack) throws -> String {
    try Studio().picture().frame(of: state, size: size).text
  }

  @Test("it says whether today's deal waits, and Enter goes to it", arguments: [true, false])
  func today(isPlayed: Bool) throws {
    var state = try page(today: isPlayed ? "2026-11-27" : "2026-11-28")
    #expect(try text(state).contains(said(.dayWaits)) == !isPlayed)
    #expect(try text(state).contains(said(.daysInARow(days: 3, longest: 3))))
    #expect(state.handle(.enter, in: size) == [.day])
  }

  @Test("the arrows turn the months from the first day played to this one")
  func months() throws {
    var state = try page(today: "2026-11-28")
    #expect(try text(state).contains("‹ 2026-11 ›"))
    _ = state.handle(.right, in: size)
    #expect(state.isRefused)
    _ = state.handle(.left, in: size)
    #expect(try text(state).contains("‹ 2026-10 ›"))
    _ = state.handle(.left, in: size)
    #expect(state.isRefused)
    #expect(try text(state).contains("‹ 2026-10 ›"))
  }

  @Test("as text, each day played has its score below it", arguments: Studio.languageCodes)
  func asText(code: String) throws {
    let games = try StartMenuStates.dayGames()
    let today = try #require(Day(text: "2026-11-28"))
    let calendar = DayCalendar(games, today: today)
    for isUnicode in [true, false] {
      let lines = CalendarText.lines(
        calendar, isWhole: true, words: try Studio().words(code), isUnicode: isUnicode)
      #expect(lines.filter { $0.hasPrefix("2026-") } == ["2026-10", "2026-11"])
      let friday = try #require(lines.lastIndex { $0.contains(" 27") })
      let day = try #require(Day(text: "2026-11-27"))
      let score = try #require(calendar.score(on: day))
      let shown = isUnicode ? score.withMinus : score.withMinus.inASCII
      #expect(lines[friday + 1].hasSuffix(" " + shown))
      #expect(isUnicode || lines.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } })
      #expect(try Studio().words(code)(.daysOfWeek).split(separator: " ").count == 7)
    }
  }
}
