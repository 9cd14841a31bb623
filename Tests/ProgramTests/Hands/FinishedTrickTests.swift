import TestSupport
import Testing

@Suite(.waits) struct FinishedTrickTests {
  /// A table of three at which the person has led and wins the trick, which still lies there.
  private func finishedTrick(_ home: Home) throws -> Terminal {
    #expect(try CommandRun(["config", "animation", "off"], home: home).status == 0)
    let game = try Terminal.newGame(players: 3, home: home)
    try Person(terminal: game, bids: 5).play { $0 == .lead }
    game.type("q")
    try game.exitStatus()
    let terminal = try Terminal.mue(["--speed", "slow"], home: home)
    try terminal.waitFor(.lead)
    terminal.press(.home, .enter)
    try terminal.waitFor("Any key clears the trick.")
    return terminal
  }

  @Test("Enter on a finished trick takes it and plays nothing") func enter() throws {
    let home = try Home()
    let terminal = try finishedTrick(home)
    let plate = try #require(terminal.screen.first { $0.contains("Ada") && $0.contains("cards") })
    terminal.press(.enter)
    try terminal.waitUntil { !$0.joined().contains("Any key clears the trick.") }
    try terminal.settle()
    #expect(terminal.screen.contains(plate))
  }

  @Test("At other speeds it is taken automatically") func byItself() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(players: 3, home: home)
    try Person(terminal: terminal, bids: 5).play { $0 == .takeTrick }
    try terminal.waitUntil { !$0.joined().contains(Question.takeTrick.rawValue) }
  }
}
