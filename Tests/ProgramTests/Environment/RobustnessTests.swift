import Foundation
import Platform
import TestSupport
import Testing

/// The program when it is started, stopped and left in unplanned ways.
@Suite(.waits) struct RobustnessTests {
  private static let new = ["new", "--plain", "--seed", "5", "--level", "novice", "--name", "Ada"]

  @Test("A reader of the first lines gets them, without an error", arguments: ["rules", ""])
  func head(command: String) throws {
    let home = try Home()
    let mue = Terminal.built("mue")
    let script = "(\(mue) \(command) --plain < /dev/null; echo ended $? >&2) 2>&1 >&3 | cat"
    let line = command.isEmpty ? script : script.replacing(" --plain", with: "")
    let terminal = try Terminal(
      "/bin/sh", ["-c", "exec 4>&1; { \(line) >&4; } 3>&1 | head -n 1"], home: home.path)
    terminal.home = home
    try terminal.waitFor("ended 0")
    #expect(!terminal.text.contains("mue:"))
  }

  @Test(
    "A home that is missing or not absolute is ignored: the account's is used",
    arguments: [nil, "", "relative", "./x", "~"])
  func home(value: String?) throws {
    let home = try Home()
    let none: [String: String?] = [
      "HOME": value, "XDG_STATE_HOME": nil, "XDG_CONFIG_HOME": "also/relative",
      "XDG_DATA_HOME": "",
    ]
    // The doctor writes nothing, wherever that is.
    let terminal = try Terminal(
      Terminal.built("mue"), ["doctor"], columns: 120, rows: 40, home: home.path,
      environment: none, directory: home.path)
    try terminal.exitStatus()
    let account = try #require(getpwuid(getuid())).pointee.pw_dir.map { String(cString: $0) } ?? ""
    #expect(terminal.text.contains(account + "/.local/state/mue"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
  }

  @Test("If nobody can be told, the exit status tells", arguments: ["2> /dev/full", "2>&-"])
  func speechless(redirection: String) throws {
    let home = try Home()
    let command = "\(Terminal.built("mue")) nonsense \(redirection); echo ended $?"
    let terminal = try Terminal("/bin/sh", ["-c", command], home: home.path)
    terminal.home = home
    try terminal.waitFor("ended 2")
  }

  @Test("A storm of signals loses no line and does not end the program") func storm() throws {
    let run = try PlainRun(Self.new, home: Home())
    try run.wait(for: "You may lay ")
    for _ in 0..<40 {
      for signal in [SIGCONT, SIGWINCH, SIGPIPE, SIGCONT] {
        kill(run.process.processIdentifier, signal)
      }
      try run.write("score")
      for _ in 0..<5 { kill(run.process.processIdentifier, SIGCONT) }
      try run.wait(for: "Scores: ")
    }
    try run.write("quit")
    #expect(run.status() == .code(0))
  }

  @Test(
    "Without Unicode in the locale all output is ASCII, in every language",
    arguments: ["de_DE.ISO-8859-1", "POSIX", "C", "xx_XX.KOI8-R"])
  func locale(name: String) throws {
    let run = try CommandRun(
      Self.new, home: Home(), input: "help\n", environment: ["LANG": "C.UTF-8", "LC_ALL": name])
    #expect(run.status == 0)
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("A program that is not told of the end of its terminal still ends, and does not spin")
  func lostTerminal() throws {
    let home = try Home()
    let terminal = try Terminal(
      "/bin/sh", ["-c", "trap '' HUP; exec \(Terminal.built("mue")) new --seed 5 --level casual"],
      home: home.path)
    terminal.home = home
    try terminal.waitFor("your turn")
    terminal.hangUp()
    #expect(try terminal.exitStatus() == .code(0))
    #expect(home.gameFiles == ["0001.mue"])
    let report = try CommandRun(["doctor"], home: home).output
    #expect(report.contains("1 game can be read, move by move"))
  }

  @Test(
    "With a terminal on one side only, the game is in plain mode", arguments: ["| cat", "< in"])
  func oneSide(redirection: String) throws {
    let home = try Home()
    _ = try home.write(Array("quit\n".utf8), as: "in")
    let command = "\(Terminal.built("mue")) new --seed 5 --level novice \(redirection)"
    let terminal = try Terminal(
      "/bin/sh", ["-c", command], columns: 120, rows: 50, home: home.path, directory: home.path)
    terminal.home = home
    try terminal.waitFor("or pass.")
    terminal.type("quit\n")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(!terminal.output.contains(0x1B))
  }

  @Test(
    "Commands that need no terminal work without one",
    arguments: ["--help", "--version", "rules", "export", "games", "config", "stats", "doctor"])
  func noTerminal(command: String) throws {
    let home = try Home()
    _ = try CommandRun(Self.new, home: home, input: "pass\n")
    let run = try CommandRun([command], home: home, environment: ["TERM": nil])
    #expect(run.status == 0 && run.errors.isEmpty && !run.output.isEmpty)
  }
}
