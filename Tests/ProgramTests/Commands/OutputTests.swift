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
      "mue check", "mue --plain", "mue-arena --help", "mue-arena signature --bots random",
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
    "A pipe that another program has made non-blocking gets everything",
    arguments: [("mue", ["rules"]), ("mue", ["--help"]), ("mue-arena", ["--help"])])
  func nonBlocking(program: String, arguments: [String]) throws {
    let home = try Home()
    let whole = try run(program, arguments, home, flags: 0)
    #expect(whole.output.utf8.count > 3000 && whole.status == 0)
    let found = try run(program, arguments, home, flags: O_NONBLOCK)
    #expect(found.output == whole.output && found.status == 0)
  }

  /// Runs a program with a pipe that holds one page and is not read before the program has filled it.
  private func run(
    _ program: String, _ arguments: [String], _ home: Home, flags: Int32
  ) throws -> (output: String, status: Int32) {
    let pipe = Pipe()
    let (reading, writing) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    _ = fcntl(writing.fileDescriptor, Self.setPipeSize, 4096)
    #expect(fcntl(writing.fileDescriptor, F_SETFL, O_WRONLY | flags) == 0)
    let process = Process()
    process.executableURL = URL(filePath: Terminal.built(program))
    process.arguments = arguments
    process.environment = Terminal.variables(term: "dumb", home: home.path, changes: [:])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = writing
    try process.run()
    try writing.close()
    var filled: Int32 = 0
    let deadline = Deadline()
    while filled < 4096 {
      try #require(!deadline.isOver)
      #expect(ioctl(reading.fileDescriptor, UInt(FIONREAD), &filled) == 0)
      usleep(10_000)
    }
    let output = try reading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  /// `F_SETPIPE_SZ`, which Swift does not import.
  private static let setPipeSize: Int32 = 1031

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
