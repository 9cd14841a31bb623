import MueRules
import Platform
import TestSupport
import Testing

@Suite(.waits) struct KillTests {
  /// A hand is killed about twenty times; fifty of them make a thousand.
  private static let hands = TortureTest("hands under kills", cases: 1, most: 50)

  @Test(
    "Killed repeatedly in the middle of moves, a hand is finished and loses nothing",
    arguments: hands.numbers)
  func again(seed: UInt64) throws {
    let home = try Home()
    var chance = SeededGenerator(seed: seed)
    var kills = 0
    // The first hand is always the same; the others are killed at random moments.
    var terminal = try Terminal.newGame(seed: Int(seed) + 4, players: 4, home: home)
    var recorded = 0
    for round in 1...200 {
      let question = try terminal.question()
      if question == .goOn { break }
      switch question {
      case .bid: terminal.type("p")
      // Not Enter: the trick may be taken automatically in the meantime, and Enter would answer
      // what follows.
      case .takeTrick: terminal.press(.home)
      default: terminal.press(.enter)
      }
      // The first bytes of the answer arrive when the move is saved; the next moves are then on
      // their way.
      let count = terminal.bytesReceived
      var portions = seed == 1 ? round % 4 : chance.below(6)
      // However slow the machine is, most moves are saved before the kill, so that the hand ends.
      let deadline = Deadline(after: .seconds(2))
      while portions > 0, terminal.bytesReceived < count + 4000, !deadline.isOver {
        if terminal.receive() { portions -= 1 }
      }
      if seed > 1 {
        terminal.press(.right, .left)
        usleep(UInt32(chance.below(25_000)))
      }
      terminal.kill(SIGKILL)
      kills += 1
      try terminal.exitStatus()

      let record = try CommandRun(["export"], home: home)
      #expect(record.status == 0)
      let check = try CommandRun(["check"], home: home, input: record.output)
      #expect(check.output == "1 hand holds\n")
      #expect(record.output.utf8.count >= recorded)
      recorded = record.output.utf8.count
      terminal = try Terminal.mue(["--speed", "fastest"], home: home)
      try terminal.waitFor("mue stopped unexpectedly")
      terminal.press(.home)
    }
    try terminal.waitFor(.goOn)
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(home.gameFiles == ["0001.mue", "0001.mue.prev"])
    print("kills: \(kills) in the hand of seed \(seed)")
  }
}
