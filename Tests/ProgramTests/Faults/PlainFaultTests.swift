import Foundation
import Platform
import TestSupport
import Testing

/// A game in plain mode on a disk that refuses one call, or all from one on.
@Suite("Plain mode on a disk that refuses", .waits) struct PlainFaultTests {
  private static let script = "bid 1\nbid 1\npass\n"
  /// A home with a game of a few moves, and its continuation without faults.
  private let before: Home
  private let calls: [String]
  private let whole: CommandRun
  /// The last line that the program prints on resuming a game with all its moves saved.
  private let ending: String

  init() throws {
    before = try Home()
    let new = ["new", "--plain", "--seed", "5", "--level", "novice", "--players", "4"]
    _ = try CommandRun(new + ["--name", "Ada"], home: before, input: "bid 1\n")
    let home = try before.copy()
    var run: CommandRun?
    calls = try DiskFaults.calls(home) {
      run = try CommandRun(["--plain"], home: home, input: Self.script, environment: $0)
    }
    whole = try #require(run)
    #expect(whole.output.contains("You lay red 7; 3 in all."))
    #expect(calls.count > 200)
    let last = try Self.lastLine(home)
    ending = try #require(last)
    #expect(try Self.lastLine(before.copy()) != ending)
  }

  private static func lastLine(_ home: Home) throws -> String? {
    try CommandRun(["--plain"], home: home).output.split(separator: "\n").last.map { String($0) }
  }

  @Test("If one call is refused, the game goes on, and the moves are there afterwards")
  func once() throws {
    let torture = TortureTest("calls refused once in plain mode", cases: 30, most: calls.count * 5)
    for seed in torture.seeds {
      let (number, code) = DiskFaults.choice(seed, ofCalls: calls.count)
      let home = try before.copy()
      let faults = DiskFaults(code: code, calls: number..<number + 1)
      let run = try play(home, faults)
      let what: Comment = "seed \(seed): call \(number), \(calls[number - 1]), refused with \(code)"
      #expect(run.status == 0 && run.errors.isEmpty, what)
      let games = home.gameFiles.filter { $0.hasSuffix(".mue") }
      if isAnother(run) {
        #expect(try home.game("0001.mue") == before.game("0001.mue"), what)
      } else {
        #expect(moves(run) == moves(whole), what)
        #expect(try CommandRun(["--plain"], home: home).output.contains(ending), what)
      }
      #expect(games.count <= 2 && !home.gameFiles.contains { $0.contains("bad") }, what)
      try expectWell(home, what)
    }
    torture.report("of \(calls.count) calls in a run")
  }

  @Test(
    "If all calls are refused from some call on, the game goes on, a sentence says so, and the save is whole"
  )
  func forGood() throws {
    let torture = TortureTest(
      "calls refused for good in plain mode", cases: 15, most: calls.count * 5)
    for seed in torture.seeds {
      let (number, code) = DiskFaults.choice(seed, ofCalls: calls.count)
      let home = try before.copy()
      let run = try play(home, DiskFaults(code: code, calls: number..<Int.max))
      let what: Comment = "seed \(seed): \(code) from call \(number), \(calls[number - 1]), on"
      let isLost = run.complaint == "the game could not be saved; its last moves are lost"
      #expect(run.status == (isLost ? 1 : 0) && run.errors.isEmpty == !isLost, what)
      if isAnother(run) {
        #expect(try home.game("0001.mue") == before.game("0001.mue"), what)
      } else {
        #expect(moves(run) == moves(whole), what)
        let isKept = try CommandRun(["--plain"], home: home).output.contains(ending)
        #expect(isKept || isLost && run.output.contains("\nNot saved ("), what)
      }
      #expect(!home.gameFiles.contains { $0.contains("bad") }, what)
      try expectWell(home, what)
    }
    torture.report("of \(calls.count) calls in a run")
  }

  @Test(
    "On a read-only disk the last game is continued, and a sentence says that it is not saved",
    arguments: [EROFS, EACCES, ENOSPC])
  func readOnly(code: Int32) throws {
    let home = try before.copy()
    let files = try home.gameFiles.map { try home.game($0) }
    let run = try play(home, DiskFaults(code: code, calls: 1..<Int.max, kind: .writing))
    #expect(moves(run) == moves(whole))
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("Not saved (") } == 1)
    #expect(try home.gameFiles.map { try home.game($0) } == files)
  }

  private func play(_ home: Home, _ faults: DiskFaults) throws -> CommandRun {
    try CommandRun(
      ["--plain"], home: home, input: Self.script, environment: faults.environment(home))
  }

  /// Whether another game was begun because the last one could not be read.
  private func isAnother(_ run: CommandRun) -> Bool {
    ["0001.mue", "games"].contains { run.output.contains("\($0) cannot be read (") }
  }

  /// What was told of the game, and nothing else.
  private func moves(_ run: CommandRun) -> [Substring] {
    run.output.split(separator: "\n").filter { $0.contains(" lay") || $0.contains(" pass") }
  }

  /// Checks that everything on disk is whole: every game can be continued, and nothing is damaged.
  private func expectWell(_ home: Home, _ what: Comment) throws {
    let report = try CommandRun(["doctor"], home: home).output
    #expect(!report.contains("damaged") && !report.contains("!!"), what)
    let records = try CommandRun(["export", "--all"], home: home)
    let check = try CommandRun(["check"], home: home, input: records.output)
    #expect(records.status == 0 && check.status == 0, what)
  }
}
