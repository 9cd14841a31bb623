import Testing

/// The screens know clock, randomness, disk and other programs only through `Dependencies`, so that
/// a simulation controls everything.
@Suite("Screens and their dependencies") struct ScreenTests {
  /// What leads out of a screen past its dependencies.
  private static let waysOut = [
    "SystemClock", "ContinuousClock", "Date.now",
    "SystemWorkQueues(", "ResultsDatabaseFile", "SystemNetwork(",
    "LinkServer", "LinkClient(", "SeatFiles(", ".directories", ".random(", "Game.newSeed",
    "context.newGame", "getenv",
  ]

  @Test(
    "a screen uses nothing outside its dependencies",
    arguments: ["Session", "StartMenu", "Table", "Practice", "Link", "Plain"])
  func screens(folder: String) throws {
    // Commands are exempt: they pass the real dependencies.
    let paths = try Checkout.files(below: "Sources/MueApp/\(folder)")
      .filter { !$0.hasSuffix("Command.swift") }
    #expect(!paths.isEmpty)
    for path in paths {
      for (number, line) in try Checkout.code(path) {
        let way = Self.waysOut.first { line.contains($0) }
        #expect(way == nil, "\(path):\(number) \(line)")
      }
    }
  }
}
