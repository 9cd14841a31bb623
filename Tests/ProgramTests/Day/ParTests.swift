import TestSupport
import Testing

@Suite("A match against par, in the program", .waitsLong) struct ParTests {
  private static let options = [
    "new", "--par", "--hands", "2", "--players", "3", "--seed", "7", "--level", "novice",
  ]

  @Test("In plain mode each hand is compared before the next line is read, the same in every run")
  func plain() throws {
    let told = try (0..<2).map { _ in
      let run = try PlainRun(Self.options + ["--plain"], home: try Home())
      var script = PlainScript { $0.first ?? "" }
      while let line = try run.line() {
        if let answer = script.answer(to: line) { try run.write(answer) }
      }
      #expect(run.status() == .code(0))
      return run.told
    }
    #expect(told[0] == told[1])
    #expect(told[0].contains { $0.hasPrefix("Hand 1: you ") && $0.hasSuffix(").") })
    #expect(told[0].contains("An expert is playing in your seat…"))
    let last = told[0].suffix(2)
    #expect(last.first?.hasPrefix("Hand 2: you ") == true)
    #expect(last.last?.hasSuffix(" par.") == true || last.last?.contains(" against par: ") == true)
  }

  @Test("At the table the score and the final page fill in by themselves, and stay known")
  func table() throws {
    let home = try Home()
    let terminal = try Terminal.mue(Self.options + ["--speed", "fastest"], home: home)
    try terminal.waitFor(.bid)
    let person = Person(terminal: terminal)
    try person.playHand()
    try terminal.waitFor("you ")
    try terminal.waitFor(", par ")
    // Enter just after the last trick would be dropped.
    try terminal.settle()
    terminal.press(.enter)
    try terminal.waitFor(.bid)
    try person.playHand()
    try terminal.waitFor("against par in all")
    terminal.press(.enter)
    try terminal.waitFor("par")
    try terminal.settle()
    let end = terminal.text
    #expect(["win against par", "lose against par", "draw with par"].contains { end.contains($0) })
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    let saved = String(decoding: try home.game("0001.mue"), as: UTF8.self)
    #expect(saved.contains(#""par":["#))
  }
}
