import TestSupport
import Testing

@Suite(.waits) struct UndoTests {
  @Test("A game replayed after an undo goes the same way, move by move")
  func sameAgain() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home)
    try Person(terminal: terminal, bids: 2).play { $0.wantsCard }
    try terminal.settle()
    let before = try CommandRun(["export"], home: home).output
    try playOneCard(terminal)
    try terminal.settle()
    let after = try CommandRun(["export"], home: home).output
    #expect(after != before)
    terminal.type("u")
    try terminal.waitFor("Taken back.")
    #expect(try CommandRun(["export"], home: home).output == before)
    terminal.type("U")
    try terminal.waitFor("Done again.")
    #expect(try CommandRun(["export"], home: home).output == after)
    terminal.type("u")
    try terminal.waitFor("Taken back.")
    try playOneCard(terminal)
    try terminal.settle()
    #expect(try CommandRun(["export"], home: home).output == after)
    terminal.type("]")
    try terminal.waitFor("taken back twice")
  }

  /// Plays the chosen card and waits until the next one is asked for.
  private func playOneCard(_ terminal: Terminal) throws {
    var cards = 0
    try Person(terminal: terminal).play { question in
      if question.wantsCard { cards += 1 }
      return cards == 2
    }
  }

  @Test("Undo leads from the reckoning into the hand, and to its beginning")
  func allTheWay() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(players: 3, home: home)
    let start = try terminal.question()
    try terminal.settle()
    let first = try CommandRun(["export"], home: home).output
    try Person(terminal: terminal, bids: 2).playHand()
    for _ in 0..<40 where !terminal.text.contains("nothing to take back") {
      try terminal.settle()
      terminal.type("u")
      try terminal.waitUntil { rows in
        ["Taken back.", "nothing to take back"].contains { rows.joined().contains($0) }
      }
    }
    #expect(try terminal.question() == start)
    #expect(try CommandRun(["export"], home: home).output == first)
  }
}
