import TestSupport
import Testing

/// The programs under low limits: each run ends, by itself or when asked to, and reports what it
/// was refused.
///
/// `make torture` goes through the limits in small steps.
@Suite(
  "Low limits", .enabled(if: SystemLimit.canBeSet, "prlimit sets the limits"), .waits)
struct LimitFaultTests {
  /// A run of one of the programs.
  enum Run: CaseIterable {
    case table, lines, stats, host, bot, arena, program

    /// The command, whose input is empty unless it has a screen.
    var command: String {
      let mue = Terminal.built("mue")
      let arena = Terminal.built("mue-arena")
      let new = "\(mue) new --seed 5 --level novice --name Ada --speed fastest"
      let play = "\(arena) play -p 3 -n 2 --playouts 0 --jobs 3 --record hands.jsonl -b"
      return switch self {
      case .table: new
      case .lines: new + " --plain < /dev/null"
      case .stats: "\(mue) stats < /dev/null"
      case .host: "\(mue) host --listen 127.0.0.1:0"
      case .bot: "\(mue) join 127.0.0.1:1 abacus-abalone-ability-aboard-abound --bot true"
      case .arena: play + " plain"
      case .program: play + " 'cmd:\(arena) bot plain'"
      }
    }

    /// Whether it waits for a person once it has started.
    var isAsking: Bool { self == .table || self == .host }

    /// A part of the output of a run that ends with status 0.
    var success: String? {
      switch self {
      case .lines: "or pass."
      case .stats: "Best results"
      case .arena, .program: "mean level"
      default: nil
      }
    }
  }

  /// Runs a command under a limit, and checks how it ends.
  private func expectEnd(_ run: Run, under limit: SystemLimit) throws {
    let home = try Home()
    if run == .stats {
      // With a game, so that results are counted and saved.
      _ = try CommandRun(["new", "--seed", "5", "--plain"], home: home, input: "")
    }
    limit.prepare(home)
    let line = (limit.words + [run.command]).joined(separator: " ") + "; echo ended $?"
    let terminal = try Terminal(
      "/bin/sh", ["-c", line], columns: 200, rows: 40, home: home.path, directory: home.path)
    terminal.home = home
    try terminal.waitUntil { rows in
      rows.contains { $0.hasPrefix("ended ") } || run.isAsking && isWaiting(terminal)
    }
    if !terminal.text.contains("ended ") {
      terminal.type(terminal.isAlternateScreen ? "q" : "quit\n")
      // A game that cannot be saved is not left without a question.
      try terminal.waitUntil { rows in
        rows.contains { $0.hasPrefix("ended ") || $0.contains("Not saved! Do it again ") }
      }
      if !terminal.text.contains("ended ") {
        terminal.type("q")
        try terminal.waitFor("ended 1")
      }
    }
    judge(terminal.screen.filter { !$0.isEmpty }, run)
  }

  /// Whether the program waits for a key, or, without a screen, for a line.
  private func isWaiting(_ terminal: Terminal) -> Bool {
    Question(terminal.screen) == .bid || terminal.text.contains("or pass.")
      || terminal.text.contains("From elsewhere")
  }

  /// Checks the lines of a run that has ended; the last one contains its status.
  private func judge(_ rows: [String], _ run: Run) {
    let told = rows.dropLast()
    let text = told.joined(separator: " ")
    switch rows.last {
    case "ended 0": #expect(run.success.map { text.contains($0) } != false, "\(rows)")
    case "ended 1":
      // A program that plays for the person, and a game that is not saved, are reported in lines
      // before.
      let isToldBefore = [.bot, .lines, .table].contains(run)
      let sentence = isToldBefore ? told.last { $0.hasPrefix("mue") } : told.first
      #expect(sentence?.hasPrefix("mue") == true, "\(rows)")
    case "ended 126", "ended 127":
      // The system could not start it, or the loader could not load it.
      #expect(
        text.contains(/prlimit|setpriv|shared libraries|TLS data structures|[Cc]annot/), "\(rows)")
    case "ended 139", "ended 137":
      // The kernel had begun to create the process and could not continue: it has done nothing yet.
      #expect(told.count <= 1, "\(rows)")
    default: Issue.record("\(rows)")
    }
  }

  private static let isLong = TortureTest.times > 1

  /// In steps of 32 MB, or of 256 kB, up to what is always enough.
  private static let memorySizes =
    Array(stride(from: 0, through: 224 << 10, by: isLong ? 256 : 32 << 10)) + [1 << 20]

  @Test(
    "Memory", .enabled(if: SystemLimit.canLimitMemory), arguments: Run.allCases, memorySizes)
  func memory(run: Run, kilobytes: Int) throws {
    try expectEnd(run, under: .memory(kilobytes))
  }

  private static let threadCounts = isLong ? Array(0...12) + [64] : [1, 2, 4, 6, 64]

  @Test(
    "Threads and processes",
    .enabled(
      if: SystemLimit.canLimitThreads, "an account that limits hold for can run the program"),
    arguments: Run.allCases, threadCounts)
  func threads(run: Run, count: Int) throws { try expectEnd(run, under: .threads(count)) }

  private static let fileCounts = isLong ? Array(0...40) : [0, 4, 5, 6, 8, 12, 16]

  // `FewFilesTests` covers tables, plain mode and programs at a friend's table.
  @Test("Files", arguments: [Run.stats, .host, .arena, .program], fileCounts)
  func files(run: Run, count: Int) throws { try expectEnd(run, under: .files(count)) }

  private static let fileSizes =
    isLong ? [0, 1, 2] + (2...20).map { 1 << $0 } : [0, 4096, 1 << 15]

  @Test(
    "The size of files",
    .disabled(if: SystemLimit.writesCounts, "a program that can't write its counts reports that"),
    arguments: Run.allCases, fileSizes)
  func fileSize(run: Run, bytes: Int) throws { try expectEnd(run, under: .fileSize(bytes)) }

  @Test(
    "A stack that is too small is refused in a sentence", arguments: [64, 128, 256, 383],
    ["mue games", "mue-arena --help"])
  func stack(kilobytes: Int, command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let all = SystemLimit.stack(kilobytes).words + [Terminal.built(words[0]), words[1]]
    let terminal = try Terminal(all[0], Array(all.dropFirst()), columns: 100)
    #expect(try terminal.exitStatus() == .code(1))
    #expect(
      terminal.screen.first == "\(words[0]): the system allows too small a stack (ulimit -s)")
  }

  @Test("A stack that is just large enough is enough") func leastStack() throws {
    try expectEnd(.lines, under: .stack(384))
  }

  @Test(
    "A table without threads is not opened, the program says so in the person's language, and it can be ended",
    .enabled(if: SystemLimit.canLimitThreads), arguments: ["", "--plain"])
  func noThreads(option: String) throws {
    let limit = SystemLimit.threads(1)
    let home = try Home()
    limit.prepare(home)
    let words =
      limit.words + [Terminal.built("mue"), "--lang", "de"] + [option].filter { $0 != "" }
    let terminal = try Terminal(words[0], Array(words.dropFirst()), columns: 100, home: home.path)
    terminal.home = home
    #expect(try terminal.exitStatus() == .code(1))
    #expect(
      terminal.screen.first
        == "mue: das System erlaubt keine weiteren Threads (ulimit -u, ulimit -v)")
  }
}
