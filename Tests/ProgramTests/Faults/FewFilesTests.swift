import TestSupport
import Testing

/// The program under a low limit on open files.
@Suite("Few open files", .waits) struct FewFilesTests {
  /// With this many it can be played anywhere; some files are already open when it starts.
  private static let enough = 64
  private static let fileCounts = Array(4...20) + [enough]
  private static let new = "new --seed 5 --level novice --name Ada --speed fastest"

  /// A shell that starts the program under a limit and prints how it ended.
  private func terminal(
    _ arguments: String, _ redirection: String = "", files: Int
  ) throws -> Terminal {
    let home = try Home()
    // The shell itself needs a descriptor for a stream that it restores later.
    let command = "\(Terminal.built("mue")) \(arguments); echo ended $?"
    let line = "\(redirection) ulimit -n \(files); \(command)"
    let terminal = try Terminal(
      "/bin/sh", ["-c", line], columns: 100, rows: 40, home: home.path)
    terminal.home = home
    return terminal
  }

  @Test(
    "It can be played and reports what it cannot save, or says in one sentence that there are too few",
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

  @Test("In plain mode too", arguments: fileCounts)
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

  @Test("A program at a friend's table also ends in good order", arguments: fileCounts)
  func bot(files: Int) throws {
    let terminal = try terminal(
      // A multicast address, to which no connection can be made.
      "join 224.0.0.1:1 abacus-abalone-ability-aboard-abound --bot true", files: files)
    try terminal.waitFor("ended ")
    let rows = terminal.screen.filter { !$0.isEmpty }
    #expect(["ended 1", "ended 127"].contains(rows.last))
    #expect(files < Self.enough || terminal.text.contains("Nobody answers at 224.0.0.1:1."))
  }

  /// A game that was played is saved at its end, or the program says that it is not.
  private func expectEnd(_ terminal: Terminal) throws {
    try terminal.waitFor("ended ")
    let isLost = terminal.words.contains(
      "mue: the game could not be saved; its last moves are lost")
    #expect(terminal.text.contains(isLost ? "ended 1" : "ended 0"))
  }

  /// Either the system could not start the program, or the program reports the problem.
  private func expectRefusal(_ terminal: Terminal) {
    let rows = terminal.screen.filter { !$0.isEmpty }
    if rows.last != "ended 127" {
      #expect(rows.last == "ended 1")
      #expect(rows.dropLast().allSatisfy { $0.hasPrefix("mue: ") }, "\(rows)")
      #expect(rows.contains { $0.hasSuffix("no more files (ulimit -n)") }, "\(rows)")
    }
  }
}
