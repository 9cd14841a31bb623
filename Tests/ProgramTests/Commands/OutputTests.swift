import Foundation
import TestSupport
import Testing

/// Commands whose output cannot be written.
@Suite("Lost output", .waits) struct OutputTests {
  /// A home with a game of a few moves.
  private static let before = Result {
    let home = try Home()
    let new = ["new", "--plain", "--seed", "5", "--level", "novice", "--name", "Ada"]
    _ = try CommandRun(new, home: home, input: "pass\n")
    return home
  }

  @Test(
    "A command whose answer is lost says so in one sentence, and fails",
    arguments: [
      "mue rules", "mue --help", "mue --version", "mue games", "mue games --json", "mue export",
      "mue export --format svg", "mue config", "mue stats", "mue doctor",
      "mue check", "mue --plain", "mue-arena --help", "mue-arena signature --minds random",
    ], ["> /dev/full", ">&-"])
  func lost(command: String, redirection: String) throws {
    let home = try Self.before.get().copy()
    let name = command.prefix { $0 != " " }
    let program = command.replacing(name, with: Terminal.built(String(name)), maxReplacements: 1)
    let line = "\(program) \(redirection) < /dev/null; echo ended $? >&2"
    let terminal = try Terminal(
      "/bin/sh", ["-c", line], columns: 100, home: home.path)
    terminal.home = home
    try terminal.waitFor("ended ")
    #expect(
      terminal.screen.filter { !$0.isEmpty } == [
        "\(name): not everything could be written to standard output", "ended 1",
      ])
  }

  @Test(
    "A closed standard stream is not mistaken for a file that is opened later",
    arguments: [">&-", "2>&-", "<&-", "<&- >&- 2>&-"])
  func closed(redirection: String) throws {
    let home = try Self.before.get().copy()
    // The playing time may be another.
    func played() throws -> [String] {
      home.gameFiles + [try CommandRun(["export", "--all"], home: home).output]
    }
    let before = try played()
    let line = "\(Terminal.built("mue")) --plain \(redirection); echo ended $?"
    let terminal = try Terminal("/bin/sh", ["-c", line], home: home.path)
    terminal.home = home
    terminal.type("quit\n")
    try terminal.waitFor("ended ")
    #expect(try played() == before)
  }
}
