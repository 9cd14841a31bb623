import MueData
import MueGame
import Testing

@testable import MueUI

@Suite("A match as text") struct SheetTextTests {
  private func lines(_ code: String, isUnicode: Bool = true) throws -> [String] {
    var game = try Positions.game(.six, end: .hands(4), names: SweepTests.names)
    try Positions.play(&game, until: { $0.match.scores.count == 3 })
    try Positions.play(&game, until: { $0.match.round.publicState.tricks.count == 2 })
    game.notes.title = GameTitle("Sunday evening")
    game.notes.hints = 2
    game.notes.secondsPlayed = 4000
    let day = Day(text: "2026-11-21")
    return try SheetText(game: game, day: day, words: Studio().words(code), isUnicode: isUnicode)
      .lines
  }

  @Test("as on file")
  func golden() throws {
    try Goldens.compare(lines("en").joined(separator: "\n"), "sheet-text")
  }

  @Test("no line is too wide or ends with blanks, and plain terminals get ASCII")
  func plain() throws {
    for code in Studio.languageCodes {
      #expect(
        try lines(code).allSatisfy { $0.columns <= SheetText.width && $0.last != " " })
      let plain = try lines(code, isUnicode: false)
      #expect(plain.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } })
    }
  }
}
