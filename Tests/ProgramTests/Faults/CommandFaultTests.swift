import Foundation
import TestSupport
import Testing

/// Settings and results on a disk that refuses one call.
@Suite("Settings and results on a disk that refuses", .waits) struct CommandFaultTests {
  /// A home with settings, a game and results.
  private static let before = Result {
    let home = try Home.withResults()
    _ = try CommandRun(["config", "theme", "dark"], home: home)
    return home
  }

  @Test(
    "The command works or says why not in one sentence, and what was saved is whole",
    arguments: [
      ["config", "speed", "fast"], ["stats"], ["stats", "--rebuild"], ["games"],
      ["export", "--all"], ["doctor"],
    ])
  func commands(arguments: [String]) throws {
    let before = try Self.before.get()
    let first = try before.copy()
    let well = try CommandRun(arguments, home: first)
    let after = try CommandRun(["stats"], home: first).output
    let home = try before.copy()
    let calls = try DiskFaults.calls(home) {
      _ = try CommandRun(arguments, home: home, environment: $0)
    }
    let name = arguments.joined(separator: " ")
    let torture = TortureTest("calls refused to mue \(name)", cases: 8, most: calls.count * 5)
    for seed in torture.seeds {
      let (number, code) = DiskFaults.choice(seed, ofCalls: calls.count)
      let home = try before.copy()
      let faults = DiskFaults(code: code, calls: number..<number + 1)
      let run = try CommandRun(arguments, home: home, environment: faults.environment(home))
      let what: Comment = "seed \(seed): call \(number), \(calls[number - 1]), refused with \(code)"
      #expect(run.status == 0 || run.status == 1, what)
      #expect(run.errors.isEmpty || run.complaint != nil, what)
      if run.status == 1 { #expect(run.complaint != nil || arguments == ["doctor"], what) }
      let again = try CommandRun(arguments, home: home)
      // The doctor lists the log once the refusal is in it.
      let told = again.output.replacing(home.path, with: first.path)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.contains("/mue.log") }.joined(separator: "\n")
      #expect(told == well.output && again.status == 0 && again.errors.isEmpty, what)
      #expect(try CommandRun(["config", "theme"], home: home).output == "dark\n", what)
      #expect(try CommandRun(["stats"], home: home).output == after, what)
      #expect(try !names(home).contains { $0.contains(".bad") }, what)
    }
    torture.report("of \(calls.count) calls")
  }

  private func names(_ home: Home) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: home.path)
  }
}
