import TestSupport
import Testing

@Suite(.waits) struct GreyCardTests {
  /// A table at which the person must follow suit and holds cards of other suits.
  private func following(_ home: Home, _ size: WindowSize) throws -> Terminal {
    let terminal = try Terminal.newGame(home: home, columns: size.columns, rows: size.rows)
    try Person(terminal: terminal).play { question in
      (question == .follow || question == .followTrump) && terminal.greyCards > 0
    }
    try terminal.settle()
    #expect(terminal.greyCards > 0)
    return terminal
  }

  @Test("A grey card cannot be chosen by any key", arguments: WindowSize.both)
  func cannotBeChosen(size: WindowSize) throws {
    let home = try Home()
    let terminal = try following(home, size)
    let keys: [(Terminal) -> Void] =
      (0..<12).map { _ in { $0.press(.right) } } + (0..<12).map { _ in { $0.press(.left) } }
      + "0123456789RYGBK".map { key in { $0.type(String(key)) } }
      + [{ $0.press(.home) }, { $0.press(.end) }]
    for key in keys {
      key(terminal)
      try terminal.settle()
      let chosen = try #require(terminal.chosenCard)
      #expect(!chosen.isGrey)
    }
  }

  @Test(
    "A question mark says why a card is grey, and so does a key that jumps to one",
    arguments: WindowSize.both)
  func reason(size: WindowSize) throws {
    let home = try Home()
    let terminal = try following(home, size)
    terminal.type("?")
    try terminal.waitUntil { rows in
      rows.contains {
        $0.contains("You must follow ") || $0.contains("Trump was led: you must play ")
      }
    }
    #expect(terminal.screen[0].hasSuffix("your turn"))
    let reason = terminal.screen.first { $0.contains("you hold") || $0.contains("you must") }
    let ranks = "0123456789".filter { rank in
      let (all, grey) = terminal.cards(of: rank)
      return grey > 0 && grey == all
    }
    let rank = try #require(ranks.first)
    try terminal.settle()
    terminal.type(String(rank))
    try terminal.waitUntil { rows in rows.contains { $0 == reason } }
  }

  @Test("The card that is played is the one below the arrow") func played() throws {
    let home = try Home()
    let terminal = try following(home, .usual)
    terminal.press(.end)
    try terminal.settle()
    let chosen = try #require(terminal.chosenCard)
    try terminal.change { $0.press(.enter) }
    let record = try CommandRun(["export"], home: home).output
    let tricks = try #require(record.split(separator: "\"tricks\"").last)
    #expect(tricks.contains(chosen.written), "\(chosen)")
  }
}
