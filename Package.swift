// swift-tools-version: 6.2
import PackageDescription

/// The house: every target with everything it may import. `ARCHITECTURE.md` draws it, and
/// `Tests/HouseTests` fails on an arrow that is not in the picture.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "mue",
  products: [
    .executable(name: "mue", targets: ["mue"]),
    .executable(name: "mue-arena", targets: ["mue-arena"]),
    .library(name: "Fuzz", type: .static, targets: ["Fuzz"]),
    .library(name: "disk-faults", type: .dynamic, targets: ["CDiskFaults"]),
  ],
  targets: [
    .target(name: "MueRules", exclude: ["README.md"], swiftSettings: strict),
    .target(name: "CPick", exclude: ["README.md"]),
    .target(
      name: "MueMind", dependencies: ["MueRules", "CPick"],
      exclude: ["BOTS.md", "FIGURES.md", "README.md", "THINKING.md"],
      swiftSettings: strict),
    .target(
      name: "MueTable", dependencies: ["MueRules", "TextColumns", "TextForms"],
      exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "MueSaves", dependencies: ["MueRules", "MueTable"], exclude: ["README.md"],
      swiftSettings: strict),
    .target(
      name: "MueLink", dependencies: ["MueRules", "MueTable"],
      exclude: ["PROTOCOL.md", "README.md"],
      swiftSettings: strict),
    .target(name: "CSQLite", exclude: ["README.md"], linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(
      name: "MueHistory", dependencies: ["MueRules", "MueTable", "CSQLite"],
      exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "COpenSSL", exclude: ["README.md"],
      linkerSettings: [.linkedLibrary("ssl"), .linkedLibrary("crypto")]),
    .target(
      name: "MueWire", dependencies: ["COpenSSL", "MueLink", "MueTable", "SystemResources"],
      exclude: ["README.md"], swiftSettings: strict),
    .target(name: "SystemResources", exclude: ["README.md"], swiftSettings: strict),
    .target(name: "Streams", exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "MueWords", dependencies: ["Streams", "TextForms"], exclude: ["README.md"],
      swiftSettings: strict),
    .systemLibrary(
      name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]),
    .target(
      name: "TextForms", dependencies: ["CUTF8Proc"], exclude: ["README.md"], swiftSettings: strict),
    .target(name: "TextColumns", exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "CellGrid", dependencies: ["TextColumns"], exclude: ["README.md"], swiftSettings: strict
    ),
    .target(
      name: "MuePlain",
      dependencies: ["MueRules", "MueTable", "MueWords", "MueTelling", "TextForms"],
      exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "MueTelling", dependencies: ["MueRules", "MueTable", "MueWords"],
      exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "MueAdvice", dependencies: ["MueRules", "MueMind", "MueWords", "MueTelling"],
      exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "MueScreen",
      dependencies: ["MueRules", "MueTable", "MueWords", "MueTelling", "CellGrid", "TextForms"],
      exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "CNcurses",
      exclude: ["README.md"], linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(
      name: "CursesConsole", dependencies: ["CellGrid", "CNcurses"], exclude: ["README.md"],
      swiftSettings: strict),
    .target(name: "ChildPrograms", exclude: ["README.md"], swiftSettings: strict),
    .target(name: "COptions", exclude: ["README.md"]),
    .target(
      name: "CommandOptions", dependencies: ["COptions", "MueWords"], exclude: ["README.md"],
      swiftSettings: strict),
    .executableTarget(
      name: "mue",
      dependencies: [
        "MueRules", "MueMind", "MueTable", "MueSaves", "MueHistory", "MueWords", "MueTelling",
        "MueAdvice", "MueLink", "MueWire", "CellGrid", "MueScreen", "MuePlain", "CursesConsole",
        "ChildPrograms", "CommandOptions", "Streams", "SystemResources",
      ],
      exclude: ["README.md"], swiftSettings: strict),
    .target(name: "CReference", exclude: ["README.md"]),
    .executableTarget(
      name: "mue-arena",
      dependencies: [
        "MueRules", "MueMind", "MueTable", "MueWords", "MueTelling", "MueAdvice",
        "ChildPrograms", "CommandOptions", "CReference", "Streams", "SystemResources",
      ],
      exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "CVTerm", path: "Tests/CVTerm",
      linkerSettings: [.linkedLibrary("vterm"), .linkedLibrary("util")]),
    .target(name: "CDiskFaults", path: "Tests/CDiskFaults"),
    .executableTarget(
      name: "measure",
      dependencies: [
        "COpenSSL", "CVTerm", "MueLink", "MueMind", "MueRules", "MueTable", "MueWire",
      ],
      path: "Tests/Measure", swiftSettings: strict),
    .executableTarget(
      name: "console-probe", dependencies: ["CursesConsole", "CellGrid"],
      path: "Tests/ConsoleProbe", swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: [
        "MueRules", "MueTable", "MueLink", "MueSaves", "MueHistory", "MueScreen", "MueWords",
        "MueTelling", "CursesConsole", "MueWire",
      ],
      path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "Fuzz", dependencies: ["TestSupport"], path: "Tests/Fuzz", exclude: ["Corpus"],
      swiftSettings: strict),
    .testTarget(name: "HouseTests", swiftSettings: strict),
    .testTarget(name: "MueRulesTests", dependencies: ["MueRules"], swiftSettings: strict),
    .testTarget(
      name: "MueMindTests", dependencies: ["MueMind", "MueRules", "CReference"],
      swiftSettings: strict),
    .testTarget(
      name: "MueTableTests", dependencies: ["MueTable", "MueRules", "TextColumns"],
      swiftSettings: strict),
    .testTarget(
      name: "MueLinkTests",
      dependencies: ["TestSupport", "MueLink", "MueWire", "MueTable", "MueRules"],
      swiftSettings: strict),
    .testTarget(
      name: "MueSavesTests", dependencies: ["TestSupport", "MueSaves", "MueTable", "MueRules"],
      swiftSettings: strict),
    .testTarget(
      name: "MueHistoryTests", dependencies: ["MueHistory", "MueTable", "MueRules", "CSQLite"],
      swiftSettings: strict),
    .testTarget(
      name: "MueWireTests",
      dependencies: [
        "TestSupport", "MueWire", "MueLink", "COpenSSL", "MueTable", "MueRules", "SystemResources",
      ],
      swiftSettings: strict),
    .testTarget(name: "MueWordsTests", dependencies: ["MueWords"], swiftSettings: strict),
    .testTarget(
      name: "CellGridTests", dependencies: ["CellGrid"], swiftSettings: strict),
    .testTarget(
      name: "TextColumnsTests", dependencies: ["TextColumns", "CVTerm"], swiftSettings: strict),
    .testTarget(name: "TextFormsTests", dependencies: ["TextForms"], swiftSettings: strict),
    .testTarget(
      name: "SystemResourcesTests", dependencies: ["SystemResources"], swiftSettings: strict),
    .testTarget(name: "StreamsTests", dependencies: ["Streams"], swiftSettings: strict),
    .testTarget(
      name: "CursesConsoleTests", dependencies: ["CursesConsole", "CellGrid"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandOptionsTests", dependencies: ["CommandOptions"], swiftSettings: strict),
    .testTarget(
      name: "MueTellingTests",
      dependencies: ["MueTelling", "MueRules", "MueTable", "MueWords"], swiftSettings: strict),
    .testTarget(
      name: "MueScreenTests",
      dependencies: ["MueScreen", "MueTelling", "MueRules", "MueTable", "MueWords", "CellGrid"],
      exclude: ["Goldens", "Pictures/evening.json"], swiftSettings: strict),
    .testTarget(
      name: "MuePlainTests",
      dependencies: ["MuePlain", "MueRules", "MueTable", "MueWords", "MueTelling"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "MueAdviceTests",
      dependencies: ["MueAdvice", "MueRules", "MueMind", "MueWords"], swiftSettings: strict),
    .testTarget(
      name: "MueArenaTests",
      dependencies: ["mue-arena", "MueMind", "MueTable", "MueRules", "CommandOptions"],
      swiftSettings: strict),
    .testTarget(
      name: "TortureTests",
      dependencies: [
        "TestSupport", "MueRules", "MueTable", "MueSaves", "MueHistory", "MueMind", "MueScreen",
        "MueLink", "MueWire", "MueWords", "CellGrid", "CursesConsole", "mue",
      ],
      exclude: ["Formats/version-1", "Formats/version-2"], swiftSettings: strict),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "mue", "mue-arena", "measure", "console-probe", "CVTerm", "CommandOptions", "MueMind",
        "MueRules", "MueScreen", "MueTable", "MueWire", "MueWords", "TestSupport",
      ],
      swiftSettings: strict),
  ]
)
