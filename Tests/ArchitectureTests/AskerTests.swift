import Testing

/// Who asks for the cards of all seats: `GuardedRound` hands them out by the name of the asker.
@Suite("Askers for hidden cards") struct AskerTests {
  @Test("only a game's own table asks as the table")
  func table() throws {
    let asking = /for: \.table\)|by: \.table\)|\.tableRecord/
    var askers: Set<String> = []
    for path in try Checkout.files(below: "Sources") {
      for (_, line) in try Checkout.code(path, with: [".table", ".tableRecord"])
      where line.firstMatch(of: asking) != nil { askers.insert(path) }
    }
    // The keeper plays hands out where nothing is left to decide; a save is the whole game.
    #expect(
      askers == [
        "Sources/MueApp/Table/GameKeeper.swift", "Sources/MueStorage/Games/SaveFile.swift",
      ])
  }
}
