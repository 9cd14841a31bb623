import MueRules
import TestSupport
import Testing

@Suite(.waits) struct PlainMatchTests {
  private func play(_ arguments: [String], _ script: PlainScript, home: Home) throws -> PlainRun {
    var script = script
    let run = try PlainRun(["new", "--plain", "--level", "novice"] + arguments, home: home)
    while let line = try run.line() {
      if let answer = script.answer(to: line) { try run.write(answer) }
    }
    return run
  }

  private func expectWhole(_ run: PlainRun, hands: Int, home: Home) throws {
    #expect(run.status() == .code(0))
    let complaints = ["“", "That is not asked", "There is no card", "You must", "Wait for"]
    for line in run.told.dropFirst() where !line.hasPrefix("“next”") {
      #expect(!complaints.contains(where: line.hasPrefix), "\(line)")
    }
    let victory = ["You win the match!", "A shared victory"]
    #expect(
      run.told.contains { line in
        victory.contains(where: line.hasPrefix) || line.hasSuffix(" wins the match.")
      })
    let records = try CommandRun(["export"], home: home)
    #expect(records.output.split(separator: "\n").count == hands)
    let check = try CommandRun(["check"], home: home, input: records.output)
    #expect(check.status == 0)
  }

  @Test("A script that always takes the first choice plays a match to its end")
  func first() throws {
    let home = try Home()
    let script = PlainScript { $0.first ?? "" }
    let run = try play(["--hands", "3", "--seed", "5", "--players", "4"], script, home: home)
    try expectWhole(run, hands: 3, home: home)
  }

  @Test("A script that plays any of the legal cards plays a match to its end", arguments: 3...6)
  func any(players: Int) throws {
    let home = try Home()
    var generator = SeededGenerator(seed: UInt64(players))
    let script = PlainScript(bids: 4) { $0[generator.below($0.count)] }
    let run = try play(
      ["--hands", "2", "--seed", "\(players)", "--players", "\(players)"], script, home: home)
    try expectWhole(run, hands: 2, home: home)
  }
}
