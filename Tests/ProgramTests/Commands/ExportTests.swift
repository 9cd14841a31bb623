import TestSupport
import Testing

@Suite(.waits) struct ExportTests {
  @Test("Without a game there is nothing to export, and a sentence says so") func none() throws {
    let home = try Home()
    for options in [[], ["--all"]] {
      let run = try CommandRun(["export"] + options, home: home)
      #expect(run.complaint == "there is no game yet")
      #expect(run.output.isEmpty && run.status == 1)
    }
  }

  @Test("Exports the current game, or all games in the order they were begun") func all() throws {
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

  @Test("A game that cannot be read is reported, and the others are exported") func damaged() throws
  {
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

extension ExportTests {
  @Test("A game is chosen by number or title, and written as records, as text or as a drawing")
  func formats() throws {
    let home = try Home()
    for (seed, title) in [(5, "Sunday"), (6, "Café"), (7, "café")] {
      let game = try Terminal.mue(
        [
          "new", "--seed", "\(seed)", "--players", "3", "--title", title, "--name", "A<da",
          "--level", "casual", "--speed", "fastest",
        ], home: home)
      try game.waitFor(.bid)
      if seed == 5 { try Person(terminal: game).playHand() }
      game.type("q")
      try game.exitStatus()
    }
    func export(_ words: String...) throws -> CommandRun {
      try CommandRun(["export"] + words, home: home)
    }
    #expect(try export().output == export("latest", "--format", "records").output)
    #expect(try export().output == export("3").output)
    #expect(try export("sunday").output == export("1").output)

    let text = try export("1", "--format", "text")
    #expect(text.output.hasPrefix("Sunday\nHand 1, to 200: you have "))
    #expect(text.output.contains("deal number 5") && text.output.contains("♛ Chief"))
    #expect(text.output.split(separator: "\n").allSatisfy { $0.count <= 80 })

    let drawing = try export("2", "--format", "svg").output
    #expect(drawing.hasPrefix("<svg ") && drawing.contains("A&lt;da"))
    #expect(drawing.contains("width=\"1200\" height=\"820\"") && !drawing.contains(">Esc<"))
    let small = try export("2", "--format", "svg", "--size", "80x24").output
    #expect(small.contains("width=\"820\" height=\"500\""))
    #expect(
      try export("2", "--format", "svg", "--size", "9x9").complaint
        == "--size 9x9 is not possible: choose one of 80x24, 48x40, 118x40, 140x45, 200x60")

    let none = try export("monday")
    let sentence = "there is no game “monday”; give latest, or a number or name from mue games"
    #expect(none.complaint == sentence && none.status == 1 && none.output.isEmpty)
    let several = "several games are called “CAFÉ”; give one by its number: 2, 3"
    #expect(try export("CAFÉ").complaint == several)

    let replay = try Terminal.mue(["replay", "Sunday"], home: home)
    try replay.waitFor("Hand 1 of 1 · move 0 of")
    replay.press(.escape)
    try replay.exitStatus()
    let early = try CommandRun(["replay", "2"], home: home)
    #expect(early.complaint == "No hand of this match is over yet." && early.status == 1)
  }
}
