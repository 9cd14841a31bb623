import MueRules
import TestSupport
import Testing

@Suite(.waits) struct ResizeTests {
  @Test(
    "A storm of window sizes leaves the table as it was, in the auction and in play",
    arguments: [false, true])
  func storm(isInPlay: Bool) throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home)
    try Person(terminal: terminal, bids: 1).play { isInPlay ? $0 == .follow : $0 == .bid }
    terminal.press(.right)
    try terminal.settle()
    let before = terminal.screen
    var chance = SeededGenerator(seed: 24)
    for _ in 0..<60 {
      let columns = Int.random(in: 10...200, using: &chance)
      terminal.resize(columns: columns, rows: Int.random(in: 5...60, using: &chance))
      terminal.receive(waiting: Int32.random(in: 0...3, using: &chance))
    }
    terminal.resize(columns: 80, rows: 24)
    try terminal.waitUntil { $0 == before }
    try terminal.settle()
    #expect(terminal.screen == before)
  }

  @Test(
    "Below the smallest window a sentence gives the required size, and nothing is lost",
    arguments: [
      (10, 5, "48 × 16"), (47, 40, "48 × 16"), (48, 15, "48 × 16"), (63, 14, "63 × 16"),
      (80, 15, "80 × 16"), (200, 10, "200 × 16"),
    ])
  func tooSmall(columns: Int, rows: Int, needed: String) throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home)
    try terminal.waitFor(.bid)
    terminal.press(.up)
    try terminal.waitFor(.lock)
    try terminal.settle()
    let before = terminal.screen
    terminal.resize(columns: columns, rows: rows)
    try terminal.waitUntil { rows in
      rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
        .hasPrefix("Mü needs a window of \(needed) or more.")
    }
    // No key answers a question that is not shown.
    terminal.press(.down, .enter, .escape)
    terminal.type("pq?")
    // That Ctrl-L is answered shows that they have been read.
    let bytes = terminal.bytesReceived
    terminal.control("l")
    try terminal.waitUntil { _ in terminal.bytesReceived > bytes }
    terminal.resize(columns: 80, rows: 24)
    try terminal.waitUntil { $0 == before }
  }

  @Test("Below the smallest window Ctrl-C leaves, as the sentence says") func leave() throws {
    let terminal = try Terminal.newGame(home: Home(), columns: 60, rows: 12)
    try terminal.waitFor("Ctrl-C leaves.")
    terminal.control("c")
    #expect(try terminal.exitStatus() == .code(130))
  }

  @Test("Sizes and keys at once, while everybody plays, end at a table that answers") func both()
    throws
  {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home)
    var chance = SeededGenerator(seed: 7)
    for _ in 0..<150 {
      terminal.resize(
        columns: .random(in: 40...130, using: &chance), rows: .random(in: 20...50, using: &chance))
      let key = Int.random(in: 0..<8, using: &chance)
      switch key {
      case 0: terminal.press(.enter)
      case 1: terminal.press(.up)
      case 2: terminal.press(.escape)
      default: terminal.type(["p", "[", "]", "?", "l"][key - 3])
      }
      terminal.receive(waiting: 2)
    }
    terminal.resize(columns: 80, rows: 24)
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.isRestored)
    #expect(
      try CommandRun(["check"], home: home, input: CommandRun(["export"], home: home).output).status
        == 0)
  }
}
