import TestSupport
import Testing

@Suite(.waits) struct ThinkingTests {
  /// A table at which a computer player of a given level begins.
  private func table(_ home: Home, level: String, speed: String) throws -> Terminal {
    let terminal = try Terminal.mue(
      ["new", "--seed", "6", "--name", "Ada", "--level", level, "--speed", speed], home: home)
    try terminal.waitFor("is thinking…")
    return terminal
  }

  @Test("Pages and menu open while others think", arguments: ["novice", "club"])
  func pages(level: String) throws {
    let terminal = try table(Home(), level: level, speed: "normal")
    terminal.type("[")
    try terminal.waitFor("Trumps, strongest first")
    terminal.type("]")
    try terminal.waitFor("Hand 1, so far")
    terminal.press(.escape)
    try terminal.waitUntil { $0[1].contains("▗▄") && !$0.joined().contains("so far") }
    terminal.press(.escape)
    try terminal.waitFor("Back to the table")
    terminal.press(.escape)
    terminal.type("?")
    try terminal.waitFor("↑↓ scroll")
    terminal.type("qq")
    #expect(try terminal.exitStatus() == .code(0))
  }

  @Test("A burst of keys is answered key by key") func burst() throws {
    let terminal = try table(Home(), level: "club", speed: "normal")
    terminal.type("[]][[]")
    try terminal.waitFor("Hand 1, so far")
    terminal.type("]")
    terminal.press(.escape, .down, .enter, .right)
    try terminal.waitFor("‹ Deutsch ›")
  }

  @Test("A key for a move says whose turn it is") func notYet() throws {
    let terminal = try table(Home(), level: "club", speed: "slow")
    terminal.type("p")
    try terminal.waitFor("Wait for ")
    terminal.type("l")
    try terminal.waitFor("No trick has been taken yet.")
  }

  @Test("A game is left, and kept, while a player is thinking") func leave() throws {
    let home = try Home()
    let terminal = try table(home, level: "club", speed: "slow")
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(home.gameFiles.contains("0001.mue"))
  }

  @Test("A new match from the menu, in the middle of a hand, begins after a second Enter")
  func newMatch()
    throws
  {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home)
    try Person(terminal: terminal, bids: 1).play { $0 == .follow }
    terminal.press(.escape, .end, .up, .up, .enter)
    try terminal.waitFor("Enter once more leaves this match and deals a new one.")
    #expect(home.gameFiles.count == 2)
    terminal.press(.enter)
    try terminal.waitFor("12 cards")
    #expect(home.gameFiles.contains("0002.mue"))
    try terminal.waitFor(.bid)
    terminal.type("q")
    try terminal.exitStatus()
    #expect(try ExportedHand.all(of: home, options: ["--all"]).count == 2)
  }
}
