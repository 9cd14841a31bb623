import Platform
import TestSupport
import Testing

/// Every signal, wherever the person is.
@Suite("Signals on every screen", .waits) struct SignalTests {
  /// Where the person is.
  enum Moment: CaseIterable {
    case start
    case menu
    case auction
    case thinking
  }

  /// One signal of each kind at each moment: to end, to end with the terminal gone, and of a fault.
  private static let everywhere = Moment.allCases.flatMap { moment in
    [SIGTERM, SIGHUP, SIGSEGV].map { (moment, $0) }
  }

  private func terminal(_ moment: Moment, _ home: Home) throws -> Terminal {
    switch moment {
    case .start:
      let terminal = try Terminal.mue(home: home)
      try terminal.waitFor("New game")
      return terminal
    case .menu:
      let terminal = try Terminal.newGame(home: home)
      try terminal.waitFor(.bid)
      try terminal.change { $0.press(.escape) }
      return terminal
    case .auction:
      let terminal = try Terminal.newGame(home: home)
      try terminal.waitFor(.bid)
      return terminal
    case .thinking:
      let terminal = try Terminal.mue(
        ["new", "--seed", "5", "--level", "expert", "--speed", "fastest"], home: home)
      try terminal.waitFor(.bid)
      terminal.type("p")
      return terminal
    }
  }

  @Test(
    "Signals that end a program end it at once, with the terminal restored and the game whole",
    arguments: everywhere
      + [SIGINT, SIGQUIT, SIGABRT, SIGILL, SIGBUS, SIGFPE, SIGTRAP].map { (.auction, $0) })
  func ending(moment: Moment, signal: Int32) throws {
    let home = try Home()
    let terminal = try terminal(moment, home)
    terminal.kill(signal)
    let status = try terminal.exitStatus()
    switch signal {
    case SIGTERM, SIGHUP: #expect(status == .code(0))
    case SIGINT: #expect(status == .code(130))
    default: #expect(status == .signal(signal))
    }
    #expect(terminal.isRestored)
    let next = try Terminal.mue(["--speed", "fastest"], home: home)
    if case .signal = status {
      try next.waitFor("mue stopped unexpectedly")
    } else {
      try next.waitFor(moment == .start ? "New game" : "hand 1")
      #expect(!next.text.contains("broke off"))
    }
    if moment != .start {
      #expect(home.gameFiles.first == "0001.mue")
      let report = try CommandRun(["doctor"], home: home).output
      #expect(report.contains("1 game can be read, move by move"))
    }
  }

  @Test(
    "Other signals do not end it: it draws again, and answers",
    arguments: Moment.allCases, [SIGPIPE, SIGXFSZ, SIGWINCH, SIGCONT])
  func passing(moment: Moment, signal: Int32) throws {
    let terminal = try terminal(moment, Home())
    terminal.kill(signal)
    terminal.type("?")
    terminal.press(.escape)
    terminal.kill(SIGTERM)
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.isRestored)
  }

  @Test(
    "Stopped from the keyboard, the program restores the terminal; continued, it takes it again",
    arguments: [("", "New game"), ("new --seed 5 --level casual --name Ada", "your turn")])
  func stopped(arguments: String, sight: String) throws {
    // Only a shell with job control sees a program stop.
    let script = "\(Terminal.built("mue")) \(arguments); echo put aside; read line; fg"
    let home = try Home()
    let terminal = try Terminal("/bin/sh", ["-mc", script], home: home.path)
    try terminal.waitFor(sight)
    terminal.control("z")
    try terminal.waitFor("put aside")
    #expect(terminal.isRestored)
    terminal.press(.enter)
    try terminal.waitFor(sight)
    #expect(terminal.isAlternateScreen)
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.isRestored)
  }
}
