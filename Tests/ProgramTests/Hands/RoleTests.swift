import TestSupport
import Testing

@Suite(.waits) struct RoleTests {
  @Test(
    "A hand is played to its reckoning in every role, and its record is valid",
    arguments: Role.allCases, WindowSize.both)
  func hand(role: Role, size: WindowSize) throws {
    let home = try Home()
    let terminal = try Terminal.newGame(
      seed: role.seed, home: home, columns: size.columns, rows: size.rows)
    try Person(terminal: terminal, bids: role.bids).playHand()
    try terminal.settle()
    #expect(terminal.screen[0].hasSuffix("end of hand"))
    let headline = terminal.screen.first { $0.contains(" for you") }
    #expect(headline != nil)
    let totals = Reckoning(terminal.screen).totals
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.isRestored)

    let hand = try #require(try ExportedHand.all(of: home).first)
    #expect(Role(of: 0, in: hand) == role)
    #expect(hand.names.first == "Ada")
    #expect(totals == hand.score)
    let export = try CommandRun(["export"], home: home)
    let check = try CommandRun(["check"], home: home, input: export.output)
    #expect(check.output == "1 hand holds\n")
    #expect(check.status == 0)
  }

  @Test("Drawing level makes an éclat, which the reckoning shows", arguments: WindowSize.both)
  func eclat(size: WindowSize) throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home, columns: size.columns, rows: size.rows)
    try Person(terminal: terminal, bids: 3).playHand()
    try terminal.settle()
    #expect(terminal.text.contains("ÉCLAT"))
    #expect(terminal.text.contains("You drew level last,"))
    #expect(Reckoning(terminal.screen).totals == [-30, 0, 0, 15, 0])
    let hand = try #require(try ExportedHand.all(of: home).first)
    #expect(hand.chief == nil && hand.score == [-30, 0, 0, 15, 0])
  }

  @Test("After the reckoning Enter deals the next hand") func nextHand() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home)
    try Person(terminal: terminal, bids: 3).playHand()
    terminal.press(.enter)
    try terminal.waitUntil { $0[0].hasPrefix(" Mü · hand 2 · to 200") }
    try terminal.waitFor(.bid)
  }
}
