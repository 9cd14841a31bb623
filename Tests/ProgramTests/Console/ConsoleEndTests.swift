import Platform
import TestSupport
import Testing

@Suite(.waits) struct ConsoleEndTests {
  private func probe(
    term: String = "xterm-256color", environment: [String: String?] = [:]
  ) throws -> Terminal {
    let terminal = try Terminal.probe(term: term, environment: environment)
    #expect(!terminal.isCursorVisible || term == "vt100")
    #expect(terminal.modes != terminal.initialModes)
    return terminal
  }

  @Test(
    "Leaving restores the terminal", arguments: ["xterm-256color", "xterm", "vt100", "linux"])
  func quit(term: String) throws {
    let terminal = try probe(term: term)
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.isRestored)
  }

  @Test(
    "A trap restores the terminal and keeps its status, with and without Swift's backtraces",
    arguments: [
      ("1", [SIGILL, SIGTRAP]), ("2", [SIGILL, SIGTRAP]), ("3", [SIGILL, SIGTRAP]),
      ("4", [SIGABRT]), ("5", [SIGSEGV]), ("6", [SIGSEGV]),
      ("7", [SIGILL, SIGTRAP]), ("8", [SIGSEGV]),
    ], ["enable=no", nil])
  func trap(failure: (key: String, signals: [Int32]), backtrace: String?) throws {
    let terminal = try probe(environment: ["SWIFT_BACKTRACE": backtrace])
    terminal.type(failure.key)
    let status = try terminal.exitStatus()
    #expect(failure.signals.map(ExitStatus.signal).contains(status))
    #expect(terminal.isRestored)
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[?1004l"))
  }

  @Test("Without a screen of its own, it leaves the cursor in an empty line")
  func cleanLine() throws {
    let terminal = try probe(term: "linux")
    terminal.type("q")
    try terminal.exitStatus()
    #expect(terminal.cursor == (0, 23))
    #expect(terminal.screen[23].isEmpty)
    #expect(terminal.cell(79, 22).text == "@")
  }

  @Test("A trap restores plain terminals", arguments: ["xterm", "vt100", "linux", "screen"])
  func plainTrap(term: String) throws {
    let terminal = try probe(term: term)
    terminal.type("1")
    guard case .signal = try terminal.exitStatus() else {
      Issue.record("ended without a signal")
      return
    }
    #expect(terminal.isRestored)
  }

  @Test(
    "A signal restores the terminal",
    arguments: [
      (SIGTERM, ExitStatus.code(0)), (SIGINT, .code(130)), (SIGHUP, .code(129)),
      (SIGQUIT, .signal(SIGQUIT)), (SIGXCPU, .signal(SIGXCPU)), (SIGUSR1, .signal(SIGUSR1)),
      (SIGUSR2, .signal(SIGUSR2)), (SIGALRM, .signal(SIGALRM)), (SIGVTALRM, .signal(SIGVTALRM)),
      (SIGPROF, .signal(SIGPROF)), (SIGIO, .signal(SIGIO)), (SIGSYS, .signal(SIGSYS)),
      (SIGPWR, .signal(SIGPWR)), (SIGSTKFLT, .signal(SIGSTKFLT)), (40, .signal(40)),
      (64, .signal(64)),
    ])
  func signal(number: Int32, status: ExitStatus) throws {
    let terminal = try probe()
    terminal.kill(number)
    #expect(try terminal.exitStatus() == status)
    #expect(terminal.isRestored)
  }

  @Test("Ctrl-C and Ctrl-\\ send their signals") func keyboardSignals() throws {
    let interrupted = try probe()
    interrupted.control("c")
    #expect(try interrupted.exitStatus() == .code(130))
    let aborted = try probe()
    aborted.control("\\")
    #expect(try aborted.exitStatus() == .signal(SIGQUIT))
    #expect(aborted.isRestored)
  }

  @Test("A program whose terminal is gone ends by itself") func hangUp() throws {
    let terminal = try probe()
    terminal.hangUp()
    let status = try terminal.exitStatus()
    #expect(status == .code(129) || status == .code(3))
  }

  @Test("The end of input is reported once if the signal is ignored") func ended() throws {
    let program = Terminal.built("console-probe")
    let terminal = try Terminal("/bin/sh", ["-c", "trap '' HUP; exec \(program)"])
    try terminal.waitForPicture()
    terminal.hangUp()
    #expect(try terminal.exitStatus() == .code(3))
  }

  @Test("After a stop that cannot be caught, the screen is drawn again") func continued() throws {
    let terminal = try probe()
    terminal.kill(SIGSTOP)
    let before = terminal.bytesReceived
    terminal.kill(SIGCONT)
    try terminal.waitFor("resized")
    #expect(terminal.bytesReceived - before > 200)
    #expect(terminal.isAlternateScreen && !terminal.isCursorVisible && terminal.isMouseReported)
    #expect(terminal.modes != terminal.initialModes)
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.isRestored)
  }

  @Test(
    "At another terminal, a redraw and a signal without a new size set all modes anew",
    arguments: [true, false])
  func otherTerminal(isSignalled: Bool) throws {
    let terminal = try probe()
    let before = terminal.bytesReceived
    if isSignalled { terminal.kill(SIGWINCH) } else { terminal.type("l") }
    try terminal.waitFor("resized")
    let output = String(decoding: terminal.output.dropFirst(before), as: UTF8.self)
    for mode in ["[?1049h", "[?25l", "[?1h", "[?1002h", "[?1006h", "[?2004h"] {
      #expect(output.contains("\u{1B}" + mode), "\(mode)")
    }
    try terminal.waitForPicture()
    #expect(terminal.cell(of: "red")?.foreground == 160)
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.isRestored)
  }

  @Test("Another size is seen at the next frame, without a signal") func unannounced() throws {
    let program = Terminal.built("console-probe")
    let terminal = try Terminal("/bin/sh", ["-c", "trap '' WINCH; exec \(program)"])
    try terminal.waitForPicture()
    terminal.resize(columns: 60, rows: 20)
    terminal.type("x")
    try terminal.waitForPicture()
    try terminal.waitFor("[x] resized")
  }

  @Test("Ctrl-Z restores the terminal, and the screen returns with the job") func stop() throws {
    let terminal = try Terminal(
      "/bin/sh",
      ["-m", "-c", "\(Terminal.built("console-probe")); echo stopped; read x; fg; echo done $?"])
    try terminal.waitForPicture()
    terminal.control("z")
    try terminal.waitFor("stopped")
    #expect(!terminal.isAlternateScreen && terminal.isCursorVisible && !terminal.isMouseReported)
    terminal.resize(columns: 60, rows: 20)
    terminal.type("\n")
    try terminal.waitForPicture()
    #expect(terminal.isAlternateScreen && !terminal.isCursorVisible && terminal.isMouseReported)
    #expect(terminal.screen[0] == "ü ▲ ♛ ┌─┐ ♥ é")
    terminal.type("q")
    try terminal.waitFor("done 0")
    try terminal.exitStatus()
  }

  @Test("A terminal that cannot place text is reported, and nothing is written to it")
  func plain() throws {
    let terminal = try Terminal(Terminal.built("console-probe"), term: "dumb")
    #expect(try terminal.exitStatus() == .code(2))
    #expect(terminal.text.contains("terminalTooPlain(\"dumb\")"))
    #expect(terminal.isRestored)
  }

  @Test("An unknown terminal is reported", arguments: ["", nil])
  func unknown(term: String?) throws {
    let terminal = try Terminal(Terminal.built("console-probe"), environment: ["TERM": term])
    #expect(try terminal.exitStatus() == .code(2))
    #expect(terminal.text.contains("unknownTerminal(\"\(term ?? "")\")"))
    #expect(!terminal.output.contains(0x1B))
  }

  @Test(
    "Without a terminal on both sides there is no console", arguments: ["| cat", "< /dev/null"])
  func noTerminal(redirection: String) throws {
    let program = Terminal.built("console-probe")
    let terminal = try Terminal("/bin/sh", ["-c", "\(program) \(redirection)"])
    try terminal.exitStatus()
    #expect(terminal.text.contains("notATerminal"))
    #expect(!terminal.output.contains(0x1B))
  }
}
