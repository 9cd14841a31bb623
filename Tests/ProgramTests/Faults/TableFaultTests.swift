import Platform
import TestSupport
import Testing

/// The table on a disk that refuses one call, or all for a while.
@Suite("The table on a disk that refuses", .waits) struct TableFaultTests {
  private let before: Home
  /// What is on disk after the person has passed, without faults.
  private let record: String
  private let calls: Int

  init() throws {
    before = try Home()
    let terminal = try Terminal.newGame(home: before)
    try terminal.waitFor(.bid)
    terminal.type("q")
    try terminal.exitStatus()
    let home = try before.copy()
    calls = try DiskFaults.calls(home) { try Self.pass(home, $0) }.count
    record = try CommandRun(["export"], home: home).output
    #expect(calls > 50)
  }

  /// Passes until a card is asked for, and leaves.
  private static func pass(_ home: Home, _ environment: [String: String?]) throws {
    let terminal = try Terminal.mue(
      ["--speed", "fastest"], home: home, environment: environment)
    try terminal.waitUntil { Question($0) == .bid || $0.joined().contains("New game") }
    if Question(terminal.screen) == .bid {
      try Person(terminal: terminal).play { $0.wantsCard }
    }
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(terminal.isRestored)
  }

  @Test("If one call is refused, the game goes on, and the moves are there afterwards")
  func once() throws {
    let torture = TortureTest("calls refused once at the table", cases: 8, most: calls * 5)
    for seed in torture.seeds {
      let (number, code) = DiskFaults.choice(seed, ofCalls: calls)
      let home = try before.copy()
      try Self.pass(home, DiskFaults(code: code, calls: number..<number + 1).environment(home))
      let kept = try CommandRun(["export"], home: home).output
      let untouched = try home.game("0001.mue") == before.game("0001.mue")
      #expect(kept == record || untouched, "seed \(seed): call \(number) refused with \(code)")
    }
    torture.report("of \(calls) calls in a run")
  }

  @Test(
    "If calls are refused for a while, the title says so until it is over, and then everything is saved",
    arguments: DiskFaults.reasons)
  func standing(code: Int32) throws {
    let home = try before.copy()
    let faults = DiskFaults(
      code: code, calls: 1..<9, kind: .writing, folder: "/state/mue/games")
    let terminal = try Terminal.newGame(home: home, environment: faults.environment(home))
    try terminal.waitFor("Not saved (")
    #expect(terminal.screen[0].contains("not saved!"))
    try Person(terminal: terminal).play { $0.wantsCard }
    #expect(terminal.screen[0].hasPrefix(" Mü · hand 1 "))
    terminal.type("q")
    #expect(try terminal.exitStatus() == .code(0))
    #expect(try CommandRun(["doctor"], home: home).output.contains("2 games can be read"))
    let next = try Terminal.mue(home: home)
    try next.waitUntil { Question($0)?.wantsCard == true }
  }
}
