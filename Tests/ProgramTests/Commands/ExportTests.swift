import Testing

@Suite struct ExportTests {
  @Test("Without a game there is nothing to export, and that is said") func none() throws {
    let home = try Home()
    for options in [[], ["--all"]] {
      let run = try CommandRun(["export"] + options, home: home)
      #expect(run.complaint == "there is no game yet")
      #expect(run.output.isEmpty && run.status == 1)
    }
  }

  @Test("The current game is exported, or all in the order they were begun") func all() throws {
    let home = try Home()
    let first = try Terminal.newGame(players: 3, home: home)
    try Person(terminal: first).playHand()
    first.press(.enter)
    try first.waitFor(.bid)
    first.type("q")
    try first.exitStatus()
    let second = try Terminal.newGame(seed: 6, players: 4, home: home)
    try second.waitFor(.bid)
    second.type("q")
    try second.exitStatus()

    let current = try ExportedHand.all(of: home)
    #expect(current.map(\.players) == [4])
    #expect(current.map { $0.score == nil } == [true])
    let all = try ExportedHand.all(of: home, options: ["--all"])
    #expect(all.map(\.players) == [3, 3, 4])
    #expect(all.map { $0.score == nil } == [false, true, true])
    let lines = try CommandRun(["export", "--all"], home: home).output
    let check = try CommandRun(["check"], home: home, input: lines)
    #expect(check.output == "3 hands hold\n")
  }

  @Test("A game that cannot be read is named, and the others are exported") func damaged() throws {
    let home = try Home()
    for seed in [5, 6] {
      let terminal = try Terminal.newGame(seed: seed, home: home)
      try terminal.waitFor(.bid)
      terminal.type("q")
      try terminal.exitStatus()
    }
    let files = home.gameFiles.filter { $0.hasPrefix("0001") }
    for file in files { try home.spoilGame(file) }
    let run = try CommandRun(["export", "--all"], home: home)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.complaint == "“0001.mue” cannot be read")
    #expect(run.status == 1)
    #expect(home.gameFiles.filter { $0.hasPrefix("0001") } == files)
  }
}
