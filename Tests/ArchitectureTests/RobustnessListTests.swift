import Testing

/// What good terminal programs do about events around them, with the tests that check it for `mue`.
@Suite("The list of robust behaviour") struct RobustnessListTests {
  /// An event, and tests by `File.function`.
  static let list: [(event: String, tests: [String])] = [
    (
      "EINTR: retried",
      [
        "MueStorageTests/Disk/AtomicFileTests.interrupted",
        "ProgramTests/Places/RobustnessTests.storm",
        "ProgramTests/Table/ResizeTests.storm",
      ]
    ),
    (
      "SIGWINCH: laid out anew; too small a window says so and keeps the game",
      ["ProgramTests/Table/ResizeTests.storm", "ProgramTests/Table/ResizeTests.tooSmall"]
    ),
    (
      "SIGHUP, and a terminal that is gone: out at once, saved, no spinning",
      [
        "ProgramTests/Saves/SignalPlaceTests.ending", "ProgramTests/Plain/PlainEndTests.signals",
        "ProgramTests/Console/ConsoleEndTests.ended",
        "ProgramTests/Places/RobustnessTests.lostTerminal",
      ]
    ),
    (
      "SIGTERM, SIGINT: saved, terminal given back, 0 and 130",
      ["ProgramTests/Saves/SignalPlaceTests.ending", "ProgramTests/Plain/PlainEndTests.signals"]
    ),
    (
      "SIGTSTP, SIGCONT: terminal given back, and taken and drawn anew",
      [
        "ProgramTests/Saves/SignalPlaceTests.stopped", "ProgramTests/Console/ConsoleEndTests.stop",
        "ProgramTests/Console/ConsoleEndTests.continued",
      ]
    ),
    (
      "SIGPIPE: ignored; a reader that stops reading ends the program quietly",
      [
        "ProgramTests/Saves/SignalPlaceTests.passing", "ProgramTests/Places/RobustnessTests.head",
        "ProgramTests/Plain/PlainEndTests.closedReader",
      ]
    ),
    (
      "SIGXFSZ, a full disk, EIO, EROFS: played on, said, retried, the old file whole",
      [
        "ProgramTests/Saves/SignalPlaceTests.passing", "ProgramTests/Faults/PlainFaultTests.once",
        "ProgramTests/Faults/PlainFaultTests.forGood", "ProgramTests/Faults/TableFaultTests.once",
        "ProgramTests/Faults/TableFaultTests.standing",
      ]
    ),
    (
      "a game that cannot be saved is left: asked about once, written elsewhere, status 1, taken back",
      [
        "ProgramTests/Faults/UnsavedTests.keys", "ProgramTests/Faults/UnsavedTests.menu",
        "ProgramTests/Faults/UnsavedTests.signals", "ProgramTests/Faults/UnsavedTests.lines",
        "TortureTests/Sessions/SessionTests.sessions",
      ]
    ),
    (
      "output that cannot be written: said, status 1; a closed stream is not mistaken for a file",
      ["ProgramTests/Commands/OutputTests.lost", "ProgramTests/Commands/OutputTests.closed"]
    ),
    (
      "too few open files: said, or played with what there is",
      [
        "ProgramTests/Faults/FewFilesTests.table", "ProgramTests/Faults/FewFilesTests.lines",
        "ProgramTests/Link/LinkFaultTests.fewFiles",
      ]
    ),
    (
      "no more threads, processes or memory: said, and ended, never waited for",
      [
        "ProgramTests/Faults/LimitFaultTests.memory", "ProgramTests/Faults/LimitFaultTests.threads",
        "ProgramTests/Faults/LimitFaultTests.noThreads",
        "ArchitectureTests/FileTests.threads",
      ]
    ),
    (
      "another program hangs: ended with ours, however that ends",
      [
        "ProgramTests/ArenaEndTests.interrupted", "ProgramTests/ArenaEndTests.ended",
        "ProgramTests/ArenaEndTests.descendants", "ProgramTests/Link/PlayerProgramTests.ended",
      ]
    ),
    (
      "secrets on the command line: out of what ps shows as soon as they are read",
      ["ProgramTests/Link/CodePromptTests.concealed"]
    ),
    (
      "a home that is missing or may only be read: said before the first move",
      [
        "ProgramTests/Places/PlaceTests.noDirectory",
        "ProgramTests/Faults/PlainFaultTests.readOnly",
        "ProgramTests/Faults/TableFaultTests.standing",
      ]
    ),
    (
      "HOME missing, empty, relative: the account's home",
      [
        "ProgramTests/Places/RobustnessTests.home",
        "MueStorageTests/Places/DirectoriesTests.absolutePaths",
      ]
    ),
    (
      "TERM unknown, unset, too plain: named, and told in lines",
      [
        "ProgramTests/Places/TerminalKindTests.plain",
        "ProgramTests/Console/ConsoleEndTests.unknown",
      ]
    ),
    (
      "a locale without UTF-8: ASCII",
      [
        "ProgramTests/Places/TerminalKindTests.ascii", "ProgramTests/Places/RobustnessTests.locale",
        "ProgramTests/Plain/PlainEndTests.ascii",
      ]
    ),
    (
      "no terminal on one side, or on both: lines; what needs none works",
      [
        "ProgramTests/Places/TerminalKindTests.noTerminal",
        "ProgramTests/Places/RobustnessTests.oneSide",
        "ProgramTests/Places/RobustnessTests.noTerminal",
      ]
    ),
    (
      "NO_COLOR, eight colours, none: suits are told by letters too",
      [
        "ProgramTests/Places/TerminalKindTests.noColor",
        "ProgramTests/Places/TerminalKindTests.kinds",
      ]
    ),
    (
      "the time of day leaps, the machine sleeps: timers go by a clock that does not",
      [
        "TortureTests/Sessions/SessionTests.sessions", "ArchitectureTests/FileTests.dependencies",
        "ProgramTests/Saves/SignalPlaceTests.stopped",
      ]
    ),
    (
      "two programs, one save: the second says so and ends",
      [
        "ProgramTests/Saves/SecondStartTests.second",
        "ProgramTests/Saves/SecondStartTests.export",
        "ProgramTests/Saves/SecondStartTests.afterwards",
      ]
    ),
    (
      "a save of a later version: refused, kept, its version named",
      [
        "ProgramTests/Saves/DamagedSaveTests.newer",
        "MueStorageTests/Games/GameStoreTests.laterVersion",
      ]
    ),
  ]

  @Test("each event has its tests, and they exist", arguments: list.map(\.event))
  func tests(event: String) throws {
    let tests = Self.list.first { $0.event == event }?.tests ?? []
    #expect(!tests.isEmpty)
    for test in tests {
      let path = test.prefix { $0 != "." }
      let name = test.dropFirst(path.count + 1)
      let text = try Checkout.text("Tests/\(path).swift")
      #expect(text.contains("func \(name)("), "\(test)")
    }
  }
}
