import TestSupport
import Testing

@Suite("Drills", .waitsLong) struct DrillTests {
  /// The program at the page for practice, with a drill chosen.
  private func practice(_ home: Home, line: Int, speed: String = "normal") throws -> Terminal {
    let terminal = try Terminal.mue(
      ["practice"], home: home, environment: ["MUE_SPEED": speed])
    try terminal.waitFor("Puzzle 1 of 5")
    terminal.type("q")
    try terminal.waitFor("Count the trumps")
    for _ in 0..<line { try terminal.change { $0.press(.down) } }
    terminal.press(.enter)
    return terminal
  }

  @Test("What would you bid? A bid is answered with its value and does not come back")
  func bids() throws {
    let home = try Home()
    let terminal = try practice(home, line: 2, speed: "fastest")
    try terminal.waitFor("What would you bid? · 1 of 5")
    for number in 1...5 {
      try terminal.waitFor("What would you bid? · \(number) of 5")
      terminal.type("p")
      try terminal.waitFor("Points to expect: ")
      terminal.press(.enter)
    }
    try terminal.waitFor("of 5 right. Enter deals the next five.")
    #expect(terminal.text.contains("Puzzles: 5 are waiting"))
    #expect(home.gameFiles.isEmpty)
  }

  @Test("From the naming: a hand to play beside the games, which leads back to the page")
  func naming() throws {
    let home = try Home()
    let terminal = try practice(home, line: 3)
    try terminal.waitFor("This counts for nothing")
    #expect(terminal.text.contains("From the naming"))
    try terminal.waitFor("bid ")
    terminal.type("q")
    try terminal.waitFor("Count the trumps")
    #expect(home.gameFiles.isEmpty)
    terminal.type("qq")
    #expect(try terminal.exitStatus() == .code(0))
  }

  @Test("From the fifth trick: the person is asked for a card")
  func fifthTrick() throws {
    let home = try Home()
    let terminal = try practice(home, line: 4)
    try terminal.waitFor("This counts for nothing")
    #expect(terminal.text.contains("From the fifth trick"))
    try terminal.waitFor("Enter play")
    #expect(home.gameFiles.isEmpty)
  }

  @Test("Count the trumps: tricks are watched, a number is typed, the right one is told")
  func counting() throws {
    let terminal = try practice(Home(), line: 5, speed: "fastest")
    try terminal.waitFor("Count the trumps · 1 of 5")
    while !terminal.text.contains("How many trumps") { try terminal.change { $0.press(.enter) } }
    terminal.type("99")
    try terminal.waitFor("still hold? 99")
    terminal.press(.enter)
    try terminal.waitFor("No, not 99")
    #expect(terminal.text.contains("The others hold"))
    terminal.press(.enter)
    try terminal.waitFor("Count the trumps · 2 of 5")
  }

  @Test("A key pressed while a drill is dealt stays where it leads")
  func givenUp() throws {
    let terminal = try practice(Home(), line: 2)
    terminal.type("q")
    try terminal.waitFor("New game")
    #expect(!terminal.text.contains("1 of 5"))
  }

  @Test("In plain mode drills are listed, asked and played, and the game waits")
  func plain() throws {
    let lines = [
      "drill", "drill 5", "drill 1", "pass", "quit", "drill 4", "log", "99", "quit", "drill 2",
      "new", "games", "hand", "quit", "games", "quit",
    ]
    let run = try CommandRun(
      ["--plain", "--lang", "en"], home: Home(), input: lines.joined(separator: "\n") + "\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let parts = [
      "Drill 1: “What would you bid?”.", "Drill 4: “Count the trumps”.", "There are 4 drills.",
      "Drill: “What would you bid?”. quit leads back", "What would you bid? · 1 of 5",
      "Points to expect: ", "2 of 5", "You go on with this game.", "Count the trumps · 1 of 5",
      "How many trumps do the others still hold?", "No, not 99.", "2 of 5.",
      "You go on with this game.", "Drill: “From the naming”", "Not here", "Not here", "1: ",
      "You go on with this game.", "You are playing game 1.",
    ]
    var rest = run.output[...]
    for part in parts {
      let found = try #require(rest.firstRange(of: part), "\(part)")
      rest = rest[found.upperBound...]
    }
  }
}
