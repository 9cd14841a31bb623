import Foundation
import TestSupport
import Testing

@Suite(.waitsLong) struct CoachTests {
  /// A home in which a hand has been finished and reviewed on the start screen.
  private func homeWithReview() throws -> (home: Home, terminal: Terminal) {
    let home = try Home()
    let terminal = try Terminal.mue(
      [
        "new", "--seed", "5", "--hands", "1", "--players", "3", "--level", "club", "--speed",
        "fastest",
      ], home: home)
    try Person(terminal: terminal, bids: 1).playHand()
    try terminal.waitUntil { $0[0].hasPrefix(" Mü · ") }
    terminal.press(.escape, .up, .up, .enter)
    try terminal.waitFor("New game")
    try terminal.open(line: "Your play")
    try terminal.waitFor("Points lost a hand")
    return (home, terminal)
  }

  @Test("A finished hand is reviewed by itself, told in the shell, and forgotten for good")
  func reviewed() throws {
    let (home, terminal) = try homeWithReview()
    terminal.type("qq")
    try terminal.exitStatus()
    let coach = try CommandRun(["coach", "--json"], home: home)
    #expect(coach.status == 0)
    #expect(coach.output.hasPrefix(#"{"format":"mue-coach/1","reviewed":1,"waiting":0,"#))
    let text = try CommandRun(["coach"], home: home)
    #expect(text.output.hasPrefix("How well you play\n"))
    let german = try CommandRun(["coach", "--lang", "de"], home: home)
    #expect(german.output.hasPrefix("Wie gut du spielst\n"))
    let stats = try CommandRun(["stats", "--json"], home: home).output
    let forgetting = try CommandRun(["coach", "--forget"], home: home)
    #expect(forgetting.output == "All reviews are forgotten; the results stay.\n")
    let after = try CommandRun(["coach", "--json"], home: home).output
    #expect(after.hasPrefix(#"{"format":"mue-coach/1","reviewed":0,"waiting":0,"#))
    #expect(try CommandRun(["stats", "--json"], home: home).output == stats)
  }

  @Test("Before the first hand it says what is to come, and a database that cannot be used")
  func empty() throws {
    let home = try Home()
    #expect(try CommandRun(["coach", "--seed", "1"], home: home).status == 2)
    let state = home.path + "/state/mue"
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    let run = try CommandRun(["coach"], home: home)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(" No hand has been reviewed yet."))
    try FileManager.default.removeItem(atPath: state)
    try Data("no folder".utf8).write(to: URL(filePath: state))
    #expect(try CommandRun(["coach"], home: home).status == 1)
  }

  @Test("The table's menu leads to it and to the puzzles, and the game goes on after them")
  func fromTable() throws {
    let terminal = try Terminal.newGame(home: Home())
    try terminal.waitFor(.bid)
    for (line, sight) in [
      ("Your play", "No hand has been reviewed yet."), ("Practice", "Count the trumps"),
    ] {
      terminal.press(.escape)
      try terminal.open(line: line)
      try terminal.waitFor(sight)
      terminal.type("q")
      try terminal.waitFor("Continue")
      try terminal.open(line: "Continue")
      try terminal.waitFor(.bid)
    }
  }
}
