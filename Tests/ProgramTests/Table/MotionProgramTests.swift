import TestSupport
import Testing

@Suite(.waits) struct MotionProgramTests {
  @Test("The hand is dealt card by card, and a key shows it whole at once")
  func deal() throws {
    let home = try Home()
    let terminal = try Terminal.newGame(speed: "normal", home: home)
    try terminal.waitFor("your turn")
    terminal.type("[")
    terminal.press(.escape)
    try terminal.waitFor(.bid)
    #expect(terminal.chosenCard != nil)
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
  }

  @Test("Moving cards leave the same picture behind as cards that do not move")
  func traces() throws {
    var pictures: [String] = []
    var bytes: [Int] = []
    for animation in ["on", "off"] {
      let home = try Home()
      #expect(try CommandRun(["config", "animation", animation], home: home).status == 0)
      let terminal = try Terminal.newGame(speed: "fast", home: home)
      try Person(terminal: terminal).play { $0.wantsCard }
      try terminal.settle()
      pictures.append(terminal.text)
      bytes.append(terminal.bytesReceived)
    }
    #expect(pictures[0] == pictures[1])
    #expect(bytes[0] > bytes[1])
  }
}
