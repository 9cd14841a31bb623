import Testing

@Suite struct PlainHelpTests {
  private static let new = [
    "new", "--plain", "--seed", "5", "--players", "4", "--level", "novice", "--name", "Ada",
  ]

  private func told(_ lines: String...) throws -> [String] {
    let run = try CommandRun(
      Self.new, home: Home(), input: lines.joined(separator: "\n") + "\n")
    #expect(run.status == 0)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test("What is taken back can be done again, and stands on the score sheet") func undo() throws {
    let told = try told("pass", "undo", "redo", "undo", "redo", "redo", "score")
    #expect(told.count { $0 == "You pass." } == 3)
    #expect(told.count { $0 == "Taken back. redo does it again." } == 2)
    #expect(told.contains("There is nothing to do again."))
    #expect(told.last == "taken back 2 times" || told.last == "taken back twice")
  }

  @Test("A hint is told before the next line is read, and stands on the score sheet")
  func hint() throws {
    let told = try told("hint", "score")
    let hint = try #require(told.firstIndex { $0.hasPrefix("1. ") })
    #expect(told[(hint + 1)...].contains { $0.hasPrefix("Scores: ") })
    #expect(told.last == "1 hint asked for")
  }

  @Test("One claims only when a card is asked") func claim() throws {
    #expect(try told("claim").contains("You claim on your turn to play a card."))
  }
}
