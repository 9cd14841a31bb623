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

  /// The numbers of the calls with which a run renames deleted or restored games.
  private func moves(_ run: (Home, [String: String?]) throws -> Void) throws -> [Int] {
    let home = try before.copy()
    let calls = try DiskFaults.calls(home, kind: .writing, folder: Self.games) { try run(home, $0) }
    return calls.indices.filter {
      calls[$0].hasPrefix("renameat 0001.mue") && !calls[$0].hasSuffix(".new")
    }.map { $0 + 1 }
  }

  @Test("In plain mode: a refusal is reported, and the game is where it was")
  func lines() throws {
    let script = "delete 1\ndelete 1\nundelete\nundelete\ngames\n"
    let calls = try moves {
      _ = try CommandRun(["--plain"], home: $0, input: script, environment: $1)
    }
    #expect(calls.count == 4)
    for call in calls {
      let home = try before.copy()
      let faults = DiskFaults(code: EIO, calls: call..<call + 1, kind: .writing, folder: Self.games)
      let run = try CommandRun(
        ["--plain"], home: home, input: script, environment: faults.environment(home))
      #expect(run.output.contains(Self.refused), "call \(call)")
      #expect(run.output.contains("Game 1 is deleted"), "call \(call)")
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(home.gameFiles == before.gameFiles, "call \(call)")
    }
  }

  @Test("On the page: a refusal is reported, and the next try succeeds")
  func page() throws {
    let calls = try moves { home, environment in
      let terminal = try shelf(home, environment)
      try delete(terminal)
      terminal.type("u")
      try terminal.waitUntil { $0.contains { $0.contains("▸First") } }
      terminal.type("qq")
      try terminal.exitStatus()
    }
    #expect(calls.count == 4)
    for (index, call) in calls.enumerated() {
      let home = try before.copy()
      let faults = DiskFaults(code: EIO, calls: call..<call + 1, kind: .writing, folder: Self.games)
      let terminal = try shelf(home, faults.environment(home))
      if index < 2 {
        terminal.type("xx")
        try terminal.waitFor(Self.refused)
        #expect(terminal.text.contains("▸First"))
      }
      try delete(terminal)
      if index > 1 {
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
