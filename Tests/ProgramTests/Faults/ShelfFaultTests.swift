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

  @Test("On the page: a refusal is reported, and the next try succeeds")
  func page() throws {
    for call in 1...4 {
      let home = try before.copy()
      let terminal = try shelf(home, faults(call).environment(home))
      if call <= 2 {
        terminal.type("xx")
        try terminal.waitFor(Self.refused)
        #expect(terminal.text.contains("▸First"))
      }
      try delete(terminal)
      if call > 2 {
        terminal.type("u")
        try terminal.waitFor(Self.refused)
        #expect(!terminal.text.contains("First"))
      }
      terminal.type("u")
      try terminal.waitUntil { $0.contains { $0.contains("▸First") } }
      terminal.type("qq")
      #expect(try terminal.exitStatus() == .code(0))
      #expect(home.gameFiles == before.gameFiles)
    }
  }

  /// The page of games, the first one chosen.
  private func shelf(_ home: Home, _ environment: [String: String?]) throws -> Terminal {
    let terminal = try Terminal.mue(home: home, environment: environment)
    try terminal.waitFor(.bid)
    terminal.press(.escape, .up, .up, .enter)
    try terminal.waitFor("Continue")
    try terminal.open(line: "Games")
    try terminal.waitFor("First")
    terminal.press(.end)
    try terminal.waitFor("▸First")
    return terminal
  }

  private func delete(_ terminal: Terminal) throws {
    terminal.type("xx")
    try terminal.waitUntil { !$0.joined().contains("First") }
  }
}
