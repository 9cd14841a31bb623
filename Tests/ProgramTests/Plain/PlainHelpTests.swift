import TestSupport
import Testing

@Suite(.waits) struct PlainHelpTests {
  private static let new = [
    "new", "--plain", "--seed", "5", "--players", "4", "--level", "novice", "--name", "Ada",
  ]

  private func told(_ lines: String...) throws -> [String] {
    let run = try CommandRun(
      Self.new, home: Home(), input: lines.joined(separator: "\n") + "\n")
    #expect(run.status == 0)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test("What is taken back can be redone, and the score sheet says so") func undo() throws {
    let told = try told("pass", "undo", "redo", "undo", "redo", "redo", "score")
    #expect(told.count { $0 == "You pass." } == 3)
    #expect(told.count { $0 == "Taken back. redo does it again." } == 2)
    #expect(told.contains("There is nothing to do again."))
    #expect(told.last == "taken back 2 times" || told.last == "taken back twice")
  }

  @Test("A hint is told before the next line is read, and the score sheet says so")
  func hint() throws {
    let told = try told("hint", "score")
    let hint = try #require(told.firstIndex { $0.contains("the Chief makes it in") })
    // Nothing shows which cards are meant, so they are named.
    let suits = ["red", "yellow", "green", "blue", "black"]
    for line in told where line.contains("laying ") {
      #expect(suits.contains { line.contains($0) }, "\(line)")
    }
    #expect(told.contains { $0.contains("laying ") })
    #expect(told.contains { $0.contains(/Each choice was tried in 200 deals; .hint. tries more/) })
    #expect(told[(hint + 1)...].contains { $0.hasPrefix("Scores: ") })
    #expect(told.last == "help asked for once")
  }

  @Test("The rules are told, without underlines") func rules() throws {
    let told = try told("rules", "turn")
    #expect(told.contains("The rules of Mü") || told.contains("Rules of Mü"))
    #expect(!told.contains { $0.contains("───") })
  }

  @Test("A new player is told where to begin") func first() throws {
    let home = try Home()
    let offer = "New to Mü? “rules” shows the rules"
    #expect(try CommandRun(["--plain"], home: home).output.contains(offer))
    #expect(try !CommandRun(["--plain"], home: home).output.contains(offer))
  }

  @Test("On a terminal no word is broken, in a pipe no line") func wrapping() throws {
    let home = try Home()
    let terminal = try Terminal.mue(
      Self.new, home: home, columns: 48, rows: 40, term: "dumb")
    try terminal.waitFor("“quit” leaves; the game is saved.")
    #expect(terminal.screen[0] == "Mü, told in lines. “help” lists the commands,")
    let piped = try CommandRun(["--plain"], home: Home())
    #expect(piped.output.contains("“help” lists the commands, “quit” leaves; the game is saved."))
  }

  @Test("A claim is possible only when a card is asked for") func claim() throws {
    #expect(try told("claim").contains("Claim when it is your turn to play a card."))
  }
}
