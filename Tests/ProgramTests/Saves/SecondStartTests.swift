import TestSupport
import Testing

@Suite(.waits) struct SecondStartTests {
  @Test(
    "While one mue is running, another says so and ends",
    arguments: [[], ["new"], ["new", "--seed", "9"]])
  func second(arguments: [String]) throws {
    let home = try Home()
    let first = try Terminal.newGame(home: home)
    try Person(terminal: first, bids: 1).play { $0 == .follow }
    try first.settle()
    let before = first.screen
    let files = home.gameFiles
    let save = try home.game("0001.mue")

    let hidden = try CommandRun(arguments, home: home)
    let place =
      /another mue is running \((pts\/\d+, )?pid \d+\); quit it first, or join its table: mue join/
    #expect(try place.wholeMatch(in: #require(hidden.complaint)) != nil)
    #expect(hidden.output.isEmpty)
    #expect(hidden.status == 1)
    let seen = try Terminal.mue(arguments, home: home)
    #expect(try seen.exitStatus() == .code(1))
    // A terminal may part words.
    let shown = seen.screen.joined().filter { $0 != " " }
    #expect(shown.contains("mue:anothermueisrunning(") && shown.contains("muejoin"))
    #expect(!seen.output.contains(0x1B))

    try first.settle()
    #expect(first.screen == before)
    #expect(home.gameFiles == files)
    #expect(try home.game("0001.mue") == save)
    try Person(terminal: first).play { $0 == .takeTrick || $0 == .lead }
  }

  @Test("Records can be exported while the game is played") func export() throws {
    let home = try Home()
    let first = try Terminal.newGame(seed: Role.partner.seed, home: home)
    try Person(terminal: first, bids: Role.partner.bids).play { $0 == .follow }
    let hands = try ExportedHand.all(of: home)
    #expect(hands.count == 1)
    #expect(hands.first?.partner == 0 && hands.first?.score == nil)
  }

  @Test("As soon as the first has ended, the next start has the game") func afterwards() throws {
    let home = try Home()
    let first = try Terminal.newGame(home: home)
    try first.waitFor(.bid)
    first.type("q")
    try first.exitStatus()
    let second = try Terminal.mue(home: home)
    try second.waitFor(.bid)
  }
}
