import CellGrid
import Foundation
import MueData
import MueGame
import MueWords
import Testing

@testable import MueUI

@Suite("The page of results") struct ResultsPageTests {
  private let size = Size(width: 80, height: 24)

  private func results() throws -> Results {
    let today = try #require(Day(text: "2026-11-21"))
    let before = try #require(Day(text: "2025-11-21"))
    return Results(try StartMenuStates.games(), today: today) { $0 < 20 ? before : today }
  }

  private func text(_ state: PageStack, unicode: Bool = true) throws -> String {
    try Studio().picture(unicode: unicode).frame(of: state, size: size).text
  }

  @Test("it asks for the results, says that they are being counted, and shows them")
  func asking() throws {
    var state = PageStack(StartPage(game: nil))
    for _ in 0..<5 { _ = state.handle(.down, in: size) }
    #expect(state.handle(.enter, in: size) == [.readResults])
    #expect(try text(state).contains(said(.resultsCounting)))
    state.take(.results(try results()))
    #expect(try text(state).contains(said(.resultsBest)))
    _ = state.handle(.escape, in: size)
    #expect(state.pages.count == 1)
    state.take(.results(try results()))
    #expect(state.pages.count == 1)
  }

  @Test("left and right go through the spans and around the ends")
  func spans() throws {
    var state = StartMenuStates.open(try results())
    var seen: [String] = []
    for _ in Span.allCases {
      _ = state.handle(.right, in: size)
      seen.append(try text(state).split(separator: "\n")[1].trimmingCharacters(in: .whitespaces))
    }
    let spans: [Phrase] = [
      .spanYear, .spanMonth, .spanDays(days: 30), .spanGames(games: 10), .spanAll,
    ]
    #expect(try seen == spans.map { "‹ \(try said($0)) ›" })
    _ = state.handle(.left, in: size)
    #expect(try text(state).contains(said(.spanGames(games: 10))))
  }

  @Test("sparklines rise from the lowest number to the highest, in Unicode and in ASCII")
  func sparklines() {
    let chart = Sparkline(unicode: true)
    #expect(chart.text([0, 7, 3], columns: 9) == "▁█▄")
    #expect(chart.text([5, 5], columns: 9) == "▅▅")
    #expect(chart.text([1, 2, 3], columns: 2) == "▁█")
    #expect(chart.text([], columns: 9) == "")
    #expect(chart.text([.min / 4, .max / 4], columns: 9) == "▁█")
    #expect(Sparkline(unicode: false).text([-3, 0, 4], columns: 9) == "_~#")
  }

  @Test(
    "as text the lines are those of the page, at most 60 columns wide and without trailing blanks")
  func asText() throws {
    for code in Studio.languageCodes {
      for isUnicode in [true, false] {
        let lines = ResultsText.lines(
          try results(), FoundAchievements(), heading: .spanAll, words: try Studio().words(code),
          isUnicode: isUnicode)
        #expect(lines.count > 40)
        #expect(lines.allSatisfy { $0.columns <= 60 && !$0.hasSuffix(" ") })
        #expect(isUnicode || lines.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } })
      }
    }
  }
}
