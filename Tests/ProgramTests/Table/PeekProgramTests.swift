import Testing

@Suite("An open handicap of one's own, in the program") struct PeekProgramTests {
  private static let new = [
    "new", "--seed", "5", "--name", "Ada", "--own-peek", "3", "--level", "casual",
  ]

  @Test("the table tells the share, and the next start still does")
  func table() throws {
    let home = try Home()
    for arguments in [Self.new, []] {
      let terminal = try Terminal.mue(arguments, home: home)
      try terminal.waitFor("peeks 3")
      terminal.type("q")
      try terminal.exitStatus()
    }
  }

  @Test("in lines, each player's cards that only the person sees are named")
  func plain() throws {
    let run = try CommandRun(Self.new + ["--plain"], home: try Home(), input: "table\n")
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count { $0.contains("seen by you alone: ") } == 4)
  }

  @Test("a share that there is not is refused in one sentence")
  func refused() throws {
    let run = try CommandRun(["new", "--own-peek", "10"], home: try Home())
    #expect(run.status == 2)
    #expect(run.errors.contains("--own-peek"))
  }
}
