import TestSupport
import Testing

@Suite(.waits) struct SignalProgramTests {
  private func says(_ terminal: Terminal, _ bytes: String) -> Bool {
    String(decoding: terminal.output, as: UTF8.self).contains(bytes)
  }

  @Test("Nothing rings and no notification is shown unless the person wants it")
  func silence() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(home: home)
    try Person(terminal: terminal).play { $0.wantsCard }
    try terminal.settle()
    #expect(terminal.bells == 0)
    #expect(!says(terminal, "\u{1B}[?1004h"))
    #expect(!says(terminal, "\u{1B}]9;") && !says(terminal, "\u{1B}]777;"))
  }

  @Test(
    "The bell rings for what the person wants, a notification is shown only while another window is active"
  )
  func signals() throws {
    let home = try Home()
    for wish in ["signal-turn bell", "signal-error bell", "notification on"] {
      let words = wish.split(separator: " ").map(String.init)
      #expect(try CommandRun(["config"] + words, home: home).status == 0)
    }
    let terminal = try Terminal.newGame(home: home)
    try Person(terminal: terminal).play { $0.wantsCard }
    try terminal.settle()
    let summons = "\u{1B}]9;Mü: it is your turn.\u{07}"
    let bells = terminal.bells
    #expect(bells > 1)
    #expect(says(terminal, "\u{1B}[?1004h"))
    #expect(!says(terminal, summons))
    terminal.type("\u{1B}[O")
    try terminal.change { $0.press(.enter) }
    try Person(terminal: terminal).play { $0.wantsCard || $0 == .goOn }
    #expect(terminal.bells > bells)
    #expect(says(terminal, summons))
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(says(terminal, "\u{1B}[?1004l"))
    #expect(terminal.isRestored)
  }
}
