import TestSupport
import Testing

@Suite(.waitsLong) struct LookingBackTests {
  private func atReckoning(_ home: Home, hands: Int = 2) throws -> Terminal {
    let arguments =
      ["new", "--seed", "5", "--players", "3", "--hands", "\(hands)"]
      + ["--name", "Ada", "--level", "casual", "--speed", "fastest"]
    let terminal = try Terminal.mue(arguments, home: home, columns: 48, rows: 32)
    try Person(terminal: terminal, bids: 1).playHand()
    try terminal.settle()
    return terminal
  }

  @Test("the review arrives step by step, can be left and goes on, and leads to the replay")
  func review() throws {
    let terminal = try atReckoning(Home())
    terminal.type("v")
    try terminal.waitFor("decisions so far")
    terminal.press(.escape)
    try terminal.waitFor(.goOn)
    terminal.type("v")
    try terminal.waitUntil { $0.joined().contains("decisions cost") }
    try terminal.waitFor("One by one")
    if terminal.text.contains("What cost most") {
      terminal.type("1")
      try terminal.waitFor("Hand 1 of 2 · move")
      terminal.press(.escape)
      try terminal.waitFor("One by one")
    }
    terminal.press(.end)
    try terminal.waitFor("Trick 11, card")
    #expect(!terminal.text.contains("Trick 12, card"), "the last card is no decision")
    terminal.type("qq")
    #expect(try terminal.exitStatus() == .code(0))
  }

  @Test("from a replay the hand is played again as a side game, and the match stays as it was")
  func aside() throws {
    let home = try Home()
    let terminal = try atReckoning(home)
    let before = try CommandRun(["export"], home: home).output
    terminal.type("w")
    try terminal.waitFor("Hand 1 of 2 · move 0 of")
    terminal.press(.down)
    try terminal.waitFor("Ada")
    terminal.press(.enter)
    try terminal.waitFor("Side game · hand 1 again")
    var cards = 0
    try Person(terminal: terminal).play { question in
      if question.wantsCard { cards += 1 }
      return cards == 2
    }
    #expect(try CommandRun(["export"], home: home).output == before)
    terminal.type("q")
    try terminal.waitFor("Back in the match")
    #expect(terminal.screen[0].hasPrefix(" Mü · hand 1 of 2"))
    #expect(home.gameFiles.filter { $0.hasPrefix("0002") }.isEmpty)
    #expect(try CommandRun(["export"], home: home).output == before)
  }

  @Test("the end of a match is drawn as a chart, on the score sheet too")
  func chart() throws {
    let terminal = try atReckoning(Home())
    terminal.press(.enter)
    try terminal.waitFor("hand 2 of 2")
    try Person(terminal: terminal, bids: 1).playHand()
    try terminal.settle()
    terminal.press(.enter)
    try terminal.waitFor("Totals after each hand")
    terminal.type("]")
    try terminal.waitFor("Hand 1")
    terminal.press(.end)
    try terminal.waitFor("Totals after each hand")
    #expect(terminal.text.contains(/┤.* Ada/))
  }

  @Test("mue replay steps through a file, from a given hand on")
  func file() throws {
    let home = try Home()
    let terminal = try atReckoning(home, hands: 1)
    terminal.type("q")
    try terminal.exitStatus()
    let line = try CommandRun(["export"], home: home).output
    let file = try home.write(Array((line + line).utf8), as: "hands.jsonl")
    let replay = try Terminal.mue(["replay", file, "--hand", "2"], home: home)
    try replay.waitFor("Hand 2 of 2 · move 0 of")
    replay.type("1")
    try replay.waitFor("takes the trick")
    replay.press(.pageUp)
    try replay.waitFor("Hand 1 of 2 · move 0 of")
    replay.press(.escape)
    #expect(try replay.exitStatus() == .code(0))
    let none = try CommandRun(["replay", file, "--hand", "3"], home: home)
    #expect(none.complaint == "there is no hand 3, only 2")
    #expect(try CommandRun(["replay"], home: home).complaint == "mue replay needs a file")
    #expect(try CommandRun(["replay", file, "--hand", "0"], home: home).status == 2)
  }
}
