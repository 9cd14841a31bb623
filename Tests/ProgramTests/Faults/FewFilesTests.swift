import Testing

/// The program where the system lets it open few files.
@Suite("Few files") struct FewFilesTests {
  /// With so many it plays, wherever it runs: some are open already when it starts.
  private static let enough = 64
  private static let fileCounts = Array(4...20) + [enough]
  private static let new = "new --seed 5 --level novice --name Ada --speed fastest"

  /// A shell that starts the program with a limit and tells how it ended.
  private func terminal(
    _ arguments: String, _ redirection: String = "", files: Int
  ) throws -> Terminal {
    let home = try Home()
    // The shell itself needs a number for a stream that it will want back.
    let command = "\(Terminal.built("mue")) \(arguments); echo ended $?"
    let line = "\(redirection) ulimit -n \(files); \(command)"
    let terminal = try Terminal(
      "/bin/sh", ["-c", line], columns: 100, rows: 40, home: home.path)
    terminal.home = home
    return terminal
  }

  @Test(
    "it plays, and tells what it cannot keep, or it says in one sentence that there are too few",
    arguments: fileCounts)
  func table(files: Int) throws {
    let terminal = try terminal(Self.new, files: files)
    try terminal.waitUntil { rows in
      Question(rows) == .bid || rows.contains { $0.hasPrefix("ended ") || $0.hasSuffix("or pass.") }
    }
    if Question(terminal.screen) == .bid {
      terminal.type("q")
      try terminal.waitUntil { rows in
        rows.contains { $0.hasPrefix("ended ") || $0.contains("Not saved! Do it again ") }
      }
      if !terminal.text.contains("ended ") { terminal.type("q") }
      try expectEnd(terminal)
    } else if terminal.text.contains("or pass.") {
      // There were too few to open the description of the terminal.
      terminal.type("quit\n")
      try expectEnd(terminal)
    } else {
      expectRefusal(terminal)
    }
    #expect(files < Self.enough || terminal.text.contains("ended 0"))
  }

  @Test("in lines too", arguments: fileCounts)
  func lines(files: Int) throws {
    let terminal = try terminal(Self.new + " --plain", "exec < /dev/null;", files: files)
    try terminal.waitFor("ended ")
    if terminal.text.contains("or pass.") {
      try expectEnd(terminal)
    } else {
      expectRefusal(terminal)
    }
    #expect(files < Self.enough || terminal.text.contains("ended 0"))
  }

  @Test("a program at a friend's table ends as well, in good order", arguments: fileCounts)
  func bot(files: Int) throws {
    let terminal = try terminal(
      // Nobody can be called at an address of many.
      "join 224.0.0.1:1 abacus-abalone-ability-aboard-abound --mind true", files: files)
    try terminal.waitFor("ended ")
    let rows = terminal.screen.filter { !$0.isEmpty }
    #expect(["ended 1", "ended 127"].contains(rows.last))
    #expect(files < Self.enough || terminal.text.contains("Nobody answers at 224.0.0.1:1."))
  }

  /// A game that was played is saved at its end, or it is said that it is not.
  private func expectEnd(_ terminal: Terminal) throws {
    try terminal.waitFor("ended ")
    let isLost = terminal.words.contains(
      "mue: the game could not be saved; its last moves are lost")
    #expect(terminal.text.contains(isLost ? "ended 1" : "ended 0"))
  }

  /// Either the system could not even begin the program, or it says what is the matter.
  private func expectRefusal(_ terminal: Terminal) {
    let rows = terminal.screen.filter { !$0.isEmpty }
    if rows.last != "ended 127" {
      #expect(rows.last == "ended 1")
      #expect(rows.dropLast().allSatisfy { $0.hasPrefix("mue: ") }, "\(rows)")
      #expect(rows.contains { $0.hasSuffix("no more files (ulimit -n)") }, "\(rows)")
    }
  }
}
