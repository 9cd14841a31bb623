import CellGrid
import MueGame
import MueWords
import Testing

@testable import MueUI

@Suite("A notice on a page before the table") struct NoticeColumnTests {
  /// Each page with a line that begins where its text does.
  private static func pages() throws -> [(page: any Page, line: Phrase)] {
    let day = try #require(Day(text: "2026-11-21"))
    var shelf = ShelfPage()
    let game = try Positions.game(.five).summary
    shelf.take(.games([ShelfGame(number: 1, summary: game)], unread: 0))
    var results = ResultsPage()
    results.take(.results(Results([], today: day) { _ in day }))
    return [
      (StartPage(game: nil), .startQuit), (LearnPage(), Lesson.eclat.title),
      (PracticePage(), Drill.bid.title),
      (SettingsPage(), .settingsYou), (KeysPage(), .keysEverywhere),
      (NewGamePage(plan: NewGamePlan(), speed: .normal, person: .nobody, usual: []), .formBegin),
      (shelf, .shelfDeal(game: 1, seed: String(game.seed), time: "0 min")),
      (JoinPage(), .joinElsewhere), (results, .resultsBest),
    ]
  }

  private func column(of text: String, in lines: [Substring]) -> Int? {
    for line in lines.dropFirst() {
      if let range = line.firstRange(of: text) { return line[..<range.lowerBound].count }
    }
    return nil
  }

  @Test("begins where the text of the page does, at every size")
  func column() throws {
    let words = try Studio().words("en")
    for (page, line) in try Self.pages() {
      var stack = PageStack(StartPage(game: nil))
      stack.push(page)
      stack.say(.unknownKey)
      for size in SweepTests.sizes {
        let lines = try Studio().picture().frame(of: stack, size: size).text.split(separator: "\n")
        let text = column(of: String(words(line).prefix(8)), in: lines)
        let notice = column(of: String(words(.unknownKey).prefix(12)), in: lines)
        #expect(notice != nil && notice == text, "\(page.title(in: PageContext())) \(size)")
      }
    }
  }

  @Test("has the whole width if it is too long for two rows there")
  func long() throws {
    let reason = Array(repeating: "reason", count: 13).joined(separator: " ")
    let phrase = Phrase.saveUnreadable(file: "0001.mue", reason: reason)
    var stack = PageStack(StartPage(game: nil))
    stack.say(phrase)
    let text = try Studio().picture().frame(of: stack, size: Size(width: 80, height: 24)).text
    #expect(
      try text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(said(phrase)))
  }
}
