import TestSupport
import Testing

@Suite("Hints at the table", .waits) struct HintProgramTests {
  @Test("a hint comes soon, plays nothing, goes on thinking, and counts on the score sheet")
  func hint() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home, hints: true)
    try terminal.waitFor(.bid)
    terminal.type("H")
    try terminal.waitUntil { $0.joined().contains(/the Chief makes it in \d+%/) }
    terminal.type("H")
    try terminal.waitUntil { $0.joined().contains(/(400|800|1600) deals/) }
    terminal.type("]")
    try terminal.waitFor("help asked for once")
    terminal.press(.escape)
    #expect(try terminal.question() == .bid || terminal.question() == .lock)
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
  }

  @Test("during play the hint chooses a legal card, and Enter plays it")
  func card() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home, hints: true)
    try Person(terminal: terminal).play { $0 == .follow }
    terminal.type("H")
    try terminal.waitUntil { $0.joined().contains(/makes? it in \d+%/) }
    try terminal.change { $0.press(.enter) }
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
  }

  @Test("keys are answered while a hint is computed, and the program ends")
  func meanwhile() throws {
    let terminal = try Terminal.newGame(home: Home(), hints: true)
    try terminal.waitFor(.bid)
    terminal.type("H")
    terminal.press(.right)
    terminal.type("[")
    try terminal.waitFor("Trumps, strongest first")
    terminal.press(.escape)
    terminal.type("H")
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
  }
}
