import Platform
import TestSupport
import Testing

/// A terminal that takes no output: after Ctrl-S, or at the end of a dead line.
@Suite("A terminal that takes no output", .waits) struct StoppedTerminalTests {
  private static let tables = [
    ["new", "--seed", "5", "--speed", "fastest"], ["practice"], ["host", "--here"],
  ]

  @Test(
    "lets the program end, with the terminal's modes restored",
    arguments: tables, [(SIGTERM, 0), (SIGINT, 130), (SIGHUP, 0)] as [(Int32, Int32)])
  func end(arguments: [String], signal: (number: Int32, status: Int32)) throws {
    let terminal = try Terminal.mue(arguments, home: Home())
    try terminal.waitUntil { _ in terminal.isAlternateScreen && !terminal.text.isEmpty }
    terminal.stopOutput()
    terminal.press(.down, .up)
    terminal.type("?[]")
    terminal.waitUntilRead()
    terminal.kill(signal.number)
    #expect(try terminal.exitStatus() == .code(signal.status))
    #expect(terminal.modes == terminal.initialModes)
  }

  @Test("does so where nobody reads what was written", arguments: tables)
  func unread(arguments: [String]) throws {
    let terminal = try Terminal.mue(arguments, home: Home(), columns: 500, rows: 200)
    try terminal.waitUntil { _ in terminal.isAlternateScreen && !terminal.text.isEmpty }
    // More than the system keeps for a reader.
    for _ in 0..<20 {
      terminal.control("l")
      terminal.press(.down)
      usleep(1000)
    }
    terminal.kill(SIGTERM)
    #expect(try terminal.exitStatus(isRead: false) == .code(0))
    #expect(terminal.modes == terminal.initialModes)
  }

  @Test("does so in lines of text") func lines() throws {
    let terminal = try Terminal.mue(["new", "--plain", "--seed", "5"], home: Home())
    try terminal.waitFor("or pass.")
    terminal.stopOutput()
    terminal.type("help\nhand\npass\n")
    terminal.waitUntilRead()
    terminal.kill(SIGTERM)
    #expect(try terminal.exitStatus() == .code(0))
  }

  @Test("does so where it is not the program's own", arguments: [false, true])
  func foreign(isStopped: Bool) throws {
    let terminal = try Terminal(
      "/usr/bin/setsid", ["--wait", Terminal.built("console-probe")])
    try terminal.waitForPicture()
    terminal.type("x")
    try terminal.waitFor("[x]")
    if isStopped { terminal.stopOutput() }
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.modes == terminal.initialModes)
    #expect(isStopped || terminal.isRestored)
  }

  @Test("does so from the start on") func start() throws {
    let home = try Home()
    let terminal = try Terminal(
      "/bin/sh", ["-c", "read x; exec \(Terminal.built("mue"))"], home: home.path)
    terminal.home = home
    terminal.stopOutput()
    terminal.type("\n")
    let deadline = Deadline()
    while terminal.modes == terminal.initialModes, !deadline.isOver {
      terminal.receive(waiting: 1)
    }
    terminal.kill(SIGTERM)
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.modes == terminal.initialModes)
  }

  @Test("lets a program that traps end, and so does Ctrl-\\", arguments: ["1", "\u{1C}"])
  func trap(key: String) throws {
    let terminal = try Terminal(Terminal.built("console-probe"))
    try terminal.waitForPicture()
    terminal.stopOutput()
    terminal.type(key)
    guard case .signal = try terminal.exitStatus() else {
      Issue.record("ended without a signal")
      return
    }
    #expect(terminal.modes == terminal.initialModes)
  }

  @Test("lets an unsaved game be rescued") func unsaved() throws {
    let home = try Home()
    let closed = try home.write([], as: "file")
    let terminal = try Terminal.newGame(home: home, environment: ["XDG_STATE_HOME": closed])
    try terminal.waitFor("Not saved (")
    terminal.type("p")
    try terminal.waitUntil { $0.joined().contains("Ada ◉ · pass") }
    terminal.stopOutput()
    terminal.kill(SIGTERM)
    #expect(try terminal.exitStatus() == .code(1))
    let next = try Terminal.mue(["--speed", "fastest"], home: home)
    try next.waitFor("The game that could not be saved is back.")
  }

  @Test("shows the newest picture when it takes output again") func resumed() throws {
    let terminal = try Terminal.newGame(home: Home())
    try terminal.waitFor(.bid)
    terminal.press(.right)
    try terminal.settle()
    let before = terminal.screen
    terminal.stopOutput()
    for _ in 0..<3 {
      terminal.type("[")
      terminal.waitUntilRead()
      terminal.press(.escape)
    }
    terminal.press(.left, .right)
    terminal.type("z")
    terminal.waitUntilRead()
    terminal.stopOutput(false)
    try terminal.waitUntil { $0 == before }
    terminal.control("l")
    terminal.press(.left, .right)
    terminal.type("z")
    try terminal.waitUntil { $0 == before }
  }

  @Test("does not keep friends waiting") func friends() throws {
    let table = try TableOfFriends(seats: 4, friends: 2)
    try table.begin()
    let (host, first, second) = (table.terminals[0], table.terminals[1], table.terminals[2])
    host.stopOutput()
    first.type("tHere")
    first.press(.enter)
    try second.waitFor("Friend1 (2): Here")
    second.type("tHere")
    second.press(.enter)
    try first.waitFor("Friend2 (3): Here")
    #expect(!host.text.contains("Friend2 (3): Here"))
    host.stopOutput(false)
    try host.waitFor("Friend2 (3): Here")
  }
}
