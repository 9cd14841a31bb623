import Testing

/// The screens know clock, randomness, disk and other programs only through `Dependencies`, so that
/// a simulation controls everything.
@Suite("Screens and their dependencies") struct ScreenTests {
  /// What leads out of a screen past its dependencies.
  private static let waysOut = [
    "SystemClock", "ContinuousClock", "SuspendingClock", "Date.now", "Dispatch", "FileManager",
    "Glibc", "CursesConsole.", "SystemWorkQueues(", "ResultsDatabaseFile", "SystemNetwork(",
    "LinkServer", "LinkClient(", "SeatFiles(", ".directories", ".random(", "Game.newSeed",
    "context.newGame", "getenv",
  ]

  /// Parts of the paths of files that make the real dependencies or pass them on.
  private static let exempt = [
    "Command.swift", "/AppContext.swift", "/Program.swift", "/Dependencies/",
    "/ResultsDatabaseFile.swift",
  ]

  @Test("only what makes the dependencies or passes them on uses anything outside them")
  func screens() throws {
    let paths = try Checkout.files(below: "Sources/MueApp")
    for part in Self.exempt { #expect(paths.contains { $0.contains(part) }, "\(part)") }
    let screens = paths.filter { path in !Self.exempt.contains { path.contains($0) } }
    for folder in ["Link", "Plain", "Practice", "Session", "StartMenu", "Table"] {
      #expect(screens.contains { $0.hasPrefix("Sources/MueApp/\(folder)/") }, "\(folder)")
    }
    for path in screens {
      for (number, line) in try Checkout.code(path) {
        let way = Self.waysOut.first { line.contains($0) }
        #expect(way == nil, "\(path):\(number) \(line)")
      }
    }
  }
}
