import Testing

/// The screens of the program know clock, chance, disk and other programs only by what is handed to
/// them (`Dependencies`), so that a simulation decides everything.
@Suite("Screens and their dependencies") struct ScreenTests {
  /// What leads out of a screen past its dependencies.
  private static let waysOut = [
    "SystemClock", "ContinuousClock", "Date.now",
    "SystemWorkQueues(", "ResultsDatabaseFile", "SystemNetwork(",
    "LinkServer", "LinkClient(", "LinkFolder(", ".directories", ".random(", "Game.newSeed",
    "context.newGame", "getenv",
  ]

  @Test(
    "a screen names nothing of the real world",
    arguments: ["Session", "StartMenu", "Table", "Lesson", "Link", "Plain"])
  func rooms(folder: String) throws {
    // Commands are exempt: they hand the real world in.
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
