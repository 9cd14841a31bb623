import Platform
import TestSupport
import Testing

/// Games deleted and restored on a disk that refuses.
@Suite("The shelf on a disk that refuses", .waits) struct ShelfFaultTests {
  private static let games = "/state/mue/games"
  private static let refused = "That cannot be done now (Input/output error);"
  /// A home with two games, the second one played last.
  private let before: Home

  init() throws {
    before = try Home()
    for title in ["First", "Second"] {
      let new = ["new", "--plain", "--seed", "5", "--level", "novice", "--title", title]
      _ = try CommandRun(new, home: before, input: "pass\n")
    }
  }

  /// Refuses a call once: the first two delete the first game, the next two restore it.
  private func faults(_ call: Int) -> DiskFaults {
    DiskFaults(
      code: EIO, calls: call..<call + 1, kind: .writing, folder: Self.games, files: "0001.mue")
  }

  @Test("In plain mode: a refusal is reported, and the game is where it was")
  func lines() throws {
    let script = "delete 1\ndelete 1\nundelete\nundelete\ngames\n"
    for call in 1...4 {
      let home = try before.copy()
      let run = try CommandRun(
        ["--plain"], home: home, input: script, environment: faults(call).environment(home))
      #expect(run.output.contains(Self.refused), "call \(call)")
      #expect(run.output.contains("Game 1 is deleted"), "call \(call)")
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(home.gameFiles == before.gameFiles, "call \(call)")
    }
  }
}
