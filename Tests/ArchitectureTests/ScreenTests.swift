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

  /// The files that make the real dependencies or pass them on.
  private static let exempt = [
    "Command.swift", "/AppContext.swift", "/Program.swift", "/Dependencies/Dependencies.swift",
    "/Dependencies/Network.swift", "/ResultsDatabaseFile.swift",
  ]

  @Test("only what makes the dependencies or passes them on uses anything outside them")
  func screens() throws {
    let paths = try Checkout.files(below: "Sources/MueApp")
    for suffix in Self.exempt { #expect(paths.contains { $0.hasSuffix(suffix) }, "\(suffix)") }
    let screens = paths.filter { path in !Self.exempt.contains(where: path.hasSuffix) }
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
