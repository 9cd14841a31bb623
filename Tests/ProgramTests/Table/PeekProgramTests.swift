import TestSupport
import Testing

@Suite("An open handicap of the person, in the program", .waits) struct PeekProgramTests {
  private static let new = [
    "new", "--seed", "5", "--name", "Ada", "--own-peek", "3", "--level", "casual",
  ]

  @Test("the table shows the share, and still does at the next start")
  func table() throws {
    let home = try Home()
    for arguments in [Self.new, []] {
      let terminal = try Terminal.mue(arguments, home: home)
      try terminal.waitFor("peeks 3")
      terminal.type("q")
      try terminal.exitStatus()
    }
  }

  @Test("in plain mode, the cards that only the person sees are named for each player")
  func plain() throws {
    let run = try CommandRun(Self.new + ["--plain"], home: try Home(), input: "table\n")
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count { $0.contains("seen by you alone: ") } == 4)
  }

  @Test("an invalid share is refused in one sentence")
  func refused() throws {
    let run = try CommandRun(["new", "--own-peek", "10"], home: try Home())
    #expect(run.status == 2)
    #expect(run.errors.contains("--own-peek"))
  }
}
