import Platform
import TestSupport
import Testing

@Suite(.waits) struct ResumeTests {
  /// A moment at which a run ends, and the number of cards that the person lays until then.
  enum Moment: CaseIterable {
    case beginning
    case lockedBid
    case named
    case trick
    case reckoning
  }

  /// A table at a moment, with the first card or line chosen and everything drawn.
  private func table(_ moment: Moment, _ home: Home, _ size: WindowSize = .usual) throws -> Terminal
  {
    let terminal = try Terminal.newGame(home: home, columns: size.columns, rows: size.rows)
    switch moment {
    case .beginning: try terminal.waitFor(.bid)
    case .lockedBid:
      try terminal.waitFor(.bid)
      try Person(terminal: terminal).layCard()
      // Another player has laid cards by then, so that more than one card may be laid.
      try terminal.waitFor("Push up to ")
    case .named: try Person(terminal: terminal, bids: 4).play { $0 == .partner }
    case .trick: try Person(terminal: terminal, bids: 2).play { $0 == .follow }
    case .reckoning: try Person(terminal: terminal, bids: 3).playHand()
    }
    terminal.press(.home)
    try terminal.settle()
    return terminal
  }

  /// The rows of a settled table, without the last notice.
  private func table(_ terminal: Terminal) throws -> [String] {
    terminal.press(.home)
    try terminal.settle()
    return terminal.screen.filter { !$0.contains("That key does nothing here") }
  }

  @Test(
    "After a kill the game is exactly there, and a sentence says what happened",
    arguments: Moment.allCases,
    WindowSize.both)
  func killed(moment: Moment, size: WindowSize) throws {
    let home = try Home()
    let terminal = try table(moment, home, size)
    let before = try table(terminal)
    terminal.kill(SIGKILL)
    #expect(try terminal.exitStatus() == .signal(SIGKILL))
    let next = try Terminal.mue(
      ["--speed", "fastest"], home: home, columns: size.columns, rows: size.rows)
    try next.waitFor("mue stopped unexpectedly")
    #expect(try table(next) == before)
    let files: Set = ["0001.mue", "0001.mue.prev"]
    #expect(files.isSuperset(of: home.gameFiles))
  }

  @Test(
    "After leaving, a signal or a lost terminal the game is exactly there, and nothing is said",
    arguments: Leaving.allCases)
  func left(how: Leaving) throws {
    let home = try Home()
    let terminal = try table(.trick, home)
    let before = try table(terminal)
    #expect(try how.status(of: terminal) == how.expected)
    let next = try Terminal.mue(["--speed", "fastest"], home: home)
    try next.waitFor(.follow)
    #expect(!next.text.contains("broke off"))
    #expect(try table(next) == before)
    #expect(home.gameFiles == ["0001.mue", "0001.mue.prev"])
  }

  @Test("A burst of keys with a kill behind it loses no move that was shown") func burst()
    throws
  {
    let home = try Home()
    let terminal = try table(.trick, home)
    let cards = try #require(terminal.screen.first { $0.contains("Ada") })
    try terminal.change { $0.press(.enter) }
    terminal.kill(SIGKILL)
    try terminal.exitStatus()
    let next = try Terminal.mue(["--speed", "fastest"], home: home)
    try next.waitFor("mue stopped unexpectedly")
    #expect(!next.screen.contains(cards))
  }
}
