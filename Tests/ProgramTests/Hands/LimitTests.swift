import TestSupport
import Testing

@Suite(.waits) struct LimitTests {
  @Test(
    "No more cards than allowed can be pushed forward, and a sentence says so",
    arguments: WindowSize.both
  )
  func oneTooMany(size: WindowSize) throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home, columns: size.columns, rows: size.rows)
    try terminal.waitFor("Push 1 card forward, or pass.")
    terminal.press(.up)
    try terminal.waitFor("Enter lays 1 card: you lead with 1, target 24.")
    terminal.press(.right, .up)
    try terminal.waitFor("You may lay only 1 card now: Enter lays it.")
    #expect(Question(terminal.screen) == .lock)
    terminal.press(.enter)

    // A player has laid three cards by now, so four in all are possible.
    try terminal.waitFor("Push up to 3 cards forward, or pass.")
    terminal.press(.up, .right, .up, .right, .up, .right, .up)
    try terminal.waitFor("You may lay only 3 cards now: Enter lays them.")
    terminal.press(.down)
    try terminal.waitFor("This card is not pushed forward; ↑ pushes it.")
    terminal.press(.left, .down)
    try terminal.waitFor("Enter lays 2 cards and draws level.")
    #expect(terminal.words.contains("If all pass, it is an éclat: you −30,"))
    terminal.type("p")
    try terminal.waitUntil { Question($0) != .lock }
  }

  @Test("Nothing is laid without a card, and a card that has been laid is not offered again")
  func nothingPushed() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home)
    try terminal.waitFor(.bid)
    terminal.press(.enter)
    try terminal.waitFor("Push a card forward first, or press p to pass.")
    let laid = try #require(terminal.chosenCard)
    try Person(terminal: terminal).layCard()
    try terminal.waitFor("Push up to ")
    try terminal.settle()
    terminal.press(.home)
    for _ in 0...12 {
      try terminal.settle()
      #expect(try #require(terminal.chosenCard) != laid)
      terminal.press(.right)
    }
  }
}
