import TestSupport
import Testing

@Suite("The coach before a costly move", .waits) struct WarningProgramTests {
  /// In this deal the first pass costs more than five points, and less than ten.
  private static let deal = ["new", "--seed", "17", "--players", "5"]

  private func home(coach: String) throws -> Home {
    let home = try Home()
    try #require(CommandRun(["config", "coach", coach], home: home).status == 0)
    return home
  }

  @Test("At the table it asks, the same key makes the move, and the warning counts as a hint")
  func table() throws {
    let terminal = try Terminal.mue(Self.deal, home: home(coach: "2"))
    try terminal.waitFor(.bid)
    terminal.type("p")
    try terminal.waitFor("Sure? Your hand is worth more.")
    try terminal.waitFor("The same key does it anyway.")
    terminal.type("]")
    try terminal.waitFor("help asked for once")
    terminal.press(.escape)
    terminal.type("p")
    try terminal.waitUntil { !$0.joined().contains("Sure?") && $0.joined().contains("Clara") }
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
  }

  @Test("In plain mode the same line again makes the move, and another one does not")
  func plain() throws {
    let run = try CommandRun(
      Self.deal + ["--plain", "--lang", "en"], home: home(coach: "2"),
      input: "pass\nscore\npass\nquit\n")
    let warning = "Sure? Your hand is worth more."
    let output = try #require(run.output.firstRange(of: warning))
    let rest = run.output[output.upperBound...]
    #expect(rest.contains("Say it again to do it anyway."))
    #expect(rest.contains("You pass.") && !run.output[..<output.lowerBound].contains("You pass."))
    #expect(!rest.contains(warning))
  }

  @Test("It says nothing of a move that costs less than the setting, nor while it is off")
  func quiet() throws {
    for coach in ["off", "10"] {
      let run = try CommandRun(
        Self.deal + ["--plain", "--lang", "en"], home: home(coach: coach), input: "pass\nquit\n")
      #expect(run.output.contains("You pass.") && !run.output.contains("Sure?"))
    }
  }
}
