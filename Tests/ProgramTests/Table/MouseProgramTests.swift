import TestSupport
import Testing

@Suite(.waits) struct MouseProgramTests {
  /// The position of a text on the screen.
  private func position(of text: String, _ terminal: Terminal) throws -> (x: Int, y: Int) {
    let rows = terminal.screen
    let y = try #require(rows.lastIndex { $0.contains(text) })
    let start = try #require(rows[y].firstRange(of: text)?.lowerBound)
    return (rows[y].distance(from: rows[y].startIndex, to: start), y)
  }

  @Test("The mouse drags cards forward and back, and clicks on the bars and in the menu")
  func walk() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home)
    try Person(terminal: terminal).play { $0 == .bid }
    let arrow = try position(of: "▼", terminal)
    let card = (x: arrow.x, y: arrow.y + 2)
    terminal.drag(from: card, to: (card.x, card.y - 4))
    try terminal.waitFor(.lock)
    terminal.drag(from: card, to: (card.x, card.y + 2))
    try terminal.waitFor(.bid)
    terminal.click(x: 4, y: 0)
    try terminal.waitFor("Back to the table")
    let rules = try position(of: "Rules", terminal)
    terminal.click(x: rules.x, y: rules.y)
    terminal.click(x: rules.x, y: rules.y)
    try terminal.waitUntil { !$0.joined().contains("Back to the table") }
    let back = try position(of: "Esc back", terminal)
    terminal.click(x: back.x + 5, y: back.y)
    try terminal.waitFor(.bid)
    let leave = try position(of: "q leave", terminal)
    terminal.click(x: leave.x, y: leave.y)
    #expect(try terminal.exitStatus() == .code(0))
  }
}
