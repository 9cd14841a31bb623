import Platform
import TestSupport
import Testing

/// Every hostile text, read from everywhere at once, on the screen.
@Suite("Hostile texts on the screen", .waits) struct HostileScreenTests {
  private static let before = Result { try Home.withResults() }

  @Test(
    "The terminal gets no sequence that the program does not send, on any screen",
    arguments: HostileText.all)
  func rooms(hostile: HostileText) throws {
    let hostileHome = try HostileHome(hostile, Self.before.get())
    let name = hostile.fileName
    let scenes = [
      ([], "?"), (["open", "2"], "pz[]l\u{1B}"), (["new", "--name", name], "p\t"),
      (["replay", hostileHome.record], "nn"),
    ]
    for (arguments, keys) in hostile.scenes(of: scenes, oneOf: 2) {
      let terminal = try Terminal.mue(
        arguments + ["--speed", "fastest"], home: hostileHome.home, columns: 80, rows: 30,
        environment: ["USER": name])
      try terminal.waitUntil { rows in rows.contains { !$0.isEmpty } }
      // A record that is not valid is not opened, and neither is a name without visible characters.
      guard terminal.isAlternateScreen else {
        #expect(try [.code(1), .code(2)].contains(terminal.exitStatus()))
        #expect(ForeignBytes.onTerminal(terminal.output).isEmpty, "\(arguments)")
        continue
      }
      for key in keys {
        terminal.type(String(key))
        terminal.receive(waiting: 50)
      }
      // Typed or pasted text is echoed only as far as it can be displayed.
      terminal.send(Array(hostile.text.utf8.filter { $0 != 3 && $0 != 0x1C }))
      terminal.receive(waiting: 200)
      terminal.kill(SIGTERM)
      #expect(try terminal.exitStatus() == .code(0))
      #expect(ForeignBytes.onTerminal(terminal.output).isEmpty, "\(arguments.first ?? "")")
      #expect(terminal.isRestored && terminal.bells == 0)
    }
  }

  @Test(
    "A desktop notification contains nothing that ends or begins a sequence",
    arguments: HostileText.all)
  func notifications(hostile: HostileText) throws {
    let terminalOfGnome = hostile.scenes(of: [nil, "7000"], oneOf: 2)[0]
    let hostileHome = try HostileHome(hostile, Self.before.get())
    _ = try CommandRun(["config", "notification", "on"], home: hostileHome.home)
    let terminal = try Terminal.mue(
      ["new", "--seed", "5", "--name", hostile.fileName, "--speed", "fastest"],
      home: hostileHome.home, environment: ["VTE_VERSION": terminalOfGnome])
    try terminal.waitUntil { rows in rows.contains { !$0.isEmpty } }
    terminal.send(Array("\u{1B}[O".utf8))
    terminal.type("p")
    // A name without visible characters is refused before there is a screen.
    if terminal.isAlternateScreen {
      let beginning = "\u{1B}]" + (terminalOfGnome == nil ? "9;" : "777;")
      try terminal.waitUntil { _ in
        String(decoding: terminal.output, as: UTF8.self).contains(beginning)
      }
    }
    terminal.kill(SIGTERM)
    try terminal.exitStatus()
    #expect(ForeignBytes.onTerminal(terminal.output).isEmpty)
  }
}
