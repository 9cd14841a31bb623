// swift-tools-version: 6.2
import PackageDescription

/// Every target and the targets it may import. `Tests/ArchitectureTests` checks the imports of each
/// file, and the diagram in `ARCHITECTURE.md`, against this list.

/// A debug build starts only as many compiler processes as run at once, since each reads its whole
/// target.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-driver-batch-size-limit", "1000"], .when(configuration: .debug)),
]

/// Debug information of tests has line numbers for backtraces but no variables, which makes their
/// builds faster.
let tests: [SwiftSetting] =
  strict + [.unsafeFlags(["-gline-tables-only"], .when(configuration: .debug))]

/// `mue` does not use the standard library's regular expressions and text search: they add
/// megabytes to the binary and milliseconds to startup.
let lean: [SwiftSetting] =
  strict + [
    .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])
  ]

/// Targets that tests call are optimized even in debug builds, with assertions kept: otherwise
/// tests would take several times as long, and computer players a hundred times.
let optimized: [SwiftSetting] =
  lean + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// Programs resolve all library functions at startup, so that the table of addresses can be made
/// read-only.
let hardened: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "-z", "-Xlinker", "now"], .when(platforms: [.linux]))
]

/// For tests that call OpenSSL directly; `COpenSSL` loads it on first use.
let openSSL: [LinkerSetting] = [.linkedLibrary("ssl"), .linkedLibrary("crypto")]

let package = Package(
  name: "mue",
  products: [
    .executable(name: "mue", targets: ["mue"]),
    .executable(name: "mue-arena", targets: ["mue-arena"]),
    .library(name: "Fuzz", type: .static, targets: ["Fuzz"]),
    .library(name: "disk-faults", type: .dynamic, targets: ["CDiskFaults"]),
  ],
  targets: [
    // C libraries, with wrappers for what Swift cannot call.
    .target(
      name: "CPlatform", exclude: ["README.md"], linkerSettings: [.linkedLibrary("utf8proc")]),
    .target(
      name: "CNcurses",
      exclude: ["README.md"], linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(name: "CSQLite", exclude: ["README.md"], linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(name: "COpenSSL", exclude: ["README.md"]),

    // The system, data and cells.
    .target(
      name: "Platform", dependencies: ["CPlatform"], exclude: ["README.md"], swiftSettings: lean),
    .target(
      name: "MueData", dependencies: ["CPlatform"], exclude: ["README.md"], swiftSettings: optimized
    ),
    .target(
      name: "CellGrid", dependencies: ["MueData"], exclude: ["README.md"], swiftSettings: optimized),
    .target(
      name: "CursesConsole", dependencies: ["CellGrid", "CNcurses", "MueData", "Platform"],
      exclude: ["README.md"], swiftSettings: lean),

    // The game and its players.
    .target(name: "MueRules", exclude: ["README.md"], swiftSettings: optimized),
    .target(
      name: "MueBots", dependencies: ["MueRules"],
      exclude: ["BOTS.md", "FIGURES.md", "README.md", "THINKING.md"],
      swiftSettings: optimized),
    .target(
      name: "MueGame", dependencies: ["MueRules", "MueBots", "MueData"], exclude: ["README.md"],
      swiftSettings: optimized),

    // The game on disk and between programs.
    .target(
      name: "MueStorage", dependencies: ["MueRules", "MueGame", "MueData", "CSQLite", "Platform"],
      exclude: ["README.md"], swiftSettings: lean),
    .target(
      name: "MueLink", dependencies: ["MueData", "MueRules", "MueGame"],
      exclude: ["PROTOCOL.md", "README.md"],
      swiftSettings: lean),
    .target(
      name: "MueWire", dependencies: ["MueData", "COpenSSL", "Platform"],
      exclude: ["README.md"], swiftSettings: lean),

    // The game in words and on the screen; the build makes every sentence a member of `Phrase`.
    .executableTarget(
      name: "PhraseGenerator", path: "Plugins/PhraseGenerator", swiftSettings: strict),
    .plugin(
      name: "GeneratePhrases", capability: .buildTool(), dependencies: ["PhraseGenerator"]),
    .target(
      name: "MueWords", dependencies: ["MueRules", "MueBots", "MueGame", "MueData", "Platform"],
      exclude: ["README.md"], swiftSettings: optimized, plugins: ["GeneratePhrases"]),
    .target(
      name: "MueUI",
      dependencies: ["MueRules", "MueBots", "MueGame", "MueData", "MueWords", "CellGrid"],
      exclude: ["README.md"], swiftSettings: lean),

    // The programs.
    .target(
      name: "MueApp",
      dependencies: [
        "MueData", "MueRules", "MueBots", "MueGame", "MueStorage", "MueLink", "MueWire", "MueWords",
        "MueUI",
        "CellGrid", "CursesConsole", "Platform",
      ],
      exclude: ["README.md"], swiftSettings: lean),
    .executableTarget(
      name: "mue", dependencies: ["MueApp", "Platform"], exclude: ["README.md"],
      swiftSettings: lean, linkerSettings: hardened),
    .executableTarget(
      name: "mue-arena",
      dependencies: [
        "MueData", "MueRules", "MueBots", "MueGame", "MueWords", "Platform",
      ],
      exclude: ["README.md"], swiftSettings: strict, linkerSettings: hardened),

    // Only for tests and measurements.
    .target(
      name: "CVTerm", path: "Tests/CVTerm",
      linkerSettings: [.linkedLibrary("vterm"), .linkedLibrary("util")]),
    .target(name: "CDiskFaults", path: "Tests/CDiskFaults"),
    .executableTarget(
      name: "measure",
      dependencies: [
        "MueData", "MueRules", "MueBots", "MueGame", "MueLink", "MueWire", "COpenSSL", "CVTerm",
        "Platform",
      ],
      path: "Tests/Measure", swiftSettings: tests, linkerSettings: openSSL),
    .executableTarget(
      name: "console-probe", dependencies: ["CursesConsole", "CellGrid"],
      path: "Tests/ConsoleProbe", swiftSettings: tests),
    .executableTarget(
      name: "confinement-probe", dependencies: ["Platform"], path: "Tests/ConfinementProbe",
      swiftSettings: tests),
    .target(
      name: "TestSupport",
      dependencies: [
        "MueData", "MueRules", "MueBots", "MueGame", "MueStorage", "MueLink", "MueWire", "MueWords",
        "MueUI", "MueApp", "CursesConsole", "Platform",
      ],
      path: "Tests/TestSupport", swiftSettings: tests),
    .target(
      name: "Fuzz", dependencies: ["TestSupport"], path: "Tests/Fuzz", exclude: ["Corpus"],
      swiftSettings: tests),

    .testTarget(name: "ArchitectureTests", swiftSettings: tests),
    .testTarget(
      name: "PlatformTests", dependencies: ["Platform", "confinement-probe"], swiftSettings: tests),
    .testTarget(
      name: "MueDataTests", dependencies: ["MueData", "MueRules", "CVTerm"], swiftSettings: tests),
    .testTarget(name: "CellGridTests", dependencies: ["CellGrid"], swiftSettings: tests),
    .testTarget(
      name: "CursesConsoleTests", dependencies: ["CursesConsole", "CellGrid", "MueData"],
      swiftSettings: tests),
    .testTarget(
      name: "MueRulesTests", dependencies: ["TestSupport", "MueRules"], swiftSettings: tests),
    .testTarget(
      name: "MueBotsTests", dependencies: ["TestSupport", "MueGame", "MueBots", "MueRules"],
      swiftSettings: tests),
    .testTarget(
      name: "MueGameTests",
      dependencies: ["TestSupport", "MueGame", "MueBots", "MueRules", "MueData"],
      swiftSettings: tests),
    .testTarget(
      name: "MueStorageTests",
      dependencies: [
        "MueData", "TestSupport", "MueStorage", "MueGame", "MueRules", "CSQLite", "Platform",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "MueLinkTests",
      dependencies: [
        "MueData", "TestSupport", "MueLink", "MueWire", "MueGame", "MueBots", "MueRules",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "MueWireTests",
      dependencies: [
        "MueData", "TestSupport", "MueWire", "MueRules", "COpenSSL", "Platform",
      ],
      swiftSettings: tests, linkerSettings: openSSL),
    .testTarget(
      name: "MueWordsTests",
      dependencies: [
        "TestSupport", "MueData", "PhraseGenerator", "MueWords", "MueGame", "MueBots", "MueRules",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "MueUITests",
      dependencies: [
        "TestSupport", "MueData", "PhraseGenerator", "MueUI", "MueWords", "MueGame", "MueBots",
        "MueRules", "CellGrid",
      ],
      exclude: ["Goldens", "Pictures/match.json"], swiftSettings: tests),
    .testTarget(
      name: "MueArenaTests",
      dependencies: [
        "MueData", "TestSupport", "mue-arena", "MueBots", "MueGame", "MueRules", "Platform",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "TortureTests",
      dependencies: [
        "MueData", "TestSupport", "MueApp", "MueUI", "MueWords", "MueWire", "MueLink", "MueStorage",
        "MueGame",
        "MueBots", "MueRules", "CellGrid", "CursesConsole", "Platform", "mue-arena",
      ],
      exclude: ["Formats/unreleased", "Formats/version-1"], swiftSettings: tests),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "mue", "mue-arena", "measure", "console-probe", "TestSupport", "MueApp", "MueUI",
        "MueStorage", "MueWords", "MueWire", "MueGame", "MueBots", "MueRules", "CVTerm", "Platform",
      ],
      swiftSettings: tests),
  ]
)
