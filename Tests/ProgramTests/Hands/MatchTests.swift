import TestSupport
import Testing

@Suite(.waitsLong) struct MatchTests {
  @Test(
    "A match of a few hands ends with its final order, and a new one can be dealt",
    arguments: WindowSize.both)
  func match(size: WindowSize) throws {
    let home = try Home()
    let arguments =
      ["new", "--seed", "5", "--players", "3", "--hands", "2"]
      + ["--name", "Ada", "--level", "casual", "--speed", "fastest"]
    let terminal = try Terminal.mue(arguments, home: home, columns: size.columns, rows: size.rows)
    try terminal.waitUntil { $0[0].hasPrefix(" Mü · hand 1 of 2") }
    let person = Person(terminal: terminal)
    try person.playHand()
    try terminal.settle()
    let first = Reckoning(terminal.screen).totals
    try terminal.change { $0.press(.enter) }
    try terminal.waitUntil { $0[0].hasPrefix(" Mü · hand 2 of 2") }
    try person.playHand()
    try terminal.settle()
    let totals = Reckoning(terminal.screen).totals
    #expect(terminal.screen[0].hasSuffix("end of match"))

    let hands = try ExportedHand.all(of: home)
    #expect(first == hands.first?.score)
    #expect(totals == zip(first, hands.last?.score ?? []).map { $0 + $1 })
    try terminal.change { $0.press(.enter) }
    try terminal.waitFor(.newMatch)
    try terminal.settle()
    #expect(terminal.screen.contains { $0.contains("1. ") && $0.contains("\(totals.max() ?? 0)") })
    terminal.press(.enter)
    try terminal.waitUntil { $0[0].hasPrefix(" Mü · hand 1 of 2") }
    #expect(home.gameFiles.contains("0002.mue"))
  }

  @Test("A finished match is still finished at the next start") func over() throws {
    let home = try Home()
    let arguments = ["new", "--seed", "5", "--players", "3", "--hands", "1", "--level", "casual"]
    let terminal = try Terminal.mue(arguments + ["--speed", "fastest"], home: home)
    try Person(terminal: terminal).playHand()
    try terminal.settle()
    let before = Reckoning(terminal.screen).totals
    terminal.type("q")
    try terminal.exitStatus()
    let start = try Terminal.mue(home: home)
    try start.waitFor("Deal of the day")
    #expect(!start.text.contains("Continue"))
    start.type("q")
    try start.exitStatus()
    let next = try Terminal.mue(["open", "1"], home: home)
    try next.waitFor(.goOn)
    try next.settle()
    #expect(next.screen[0].hasSuffix("end of match"))
    #expect(Reckoning(next.screen).totals == before)
  }

  @Test(
    "Three, four and six players play hands to the reckoning", arguments: [3, 4, 6],
    WindowSize.both)
  func players(number: Int, size: WindowSize) throws {
    let home = try Home()
    let terminal = try Terminal.newGame(
      players: number, home: home, columns: size.columns, rows: size.rows)
    try Person(terminal: terminal, bids: 1).playHand()
    try terminal.settle()
    let hand = try #require(try ExportedHand.all(of: home).first)
    #expect(hand.players == number)
    #expect(Reckoning(terminal.screen).totals == hand.score)
  }
}
