import MueGame
import TestSupport
import Testing

@testable import MueApp
@testable import MueStorage

/// Saved games that somebody made by hand, with the right checksum.
@Suite("Handmade saves", .serialized) struct HostileSaveTests {
  @Test("are continued, or set aside and reported")
  func saves() throws {
    let torture = TortureTest("handmade saves", cases: 150, most: 10_000)
    var played = 0
    for seed in torture.seeds {
      var record = HostileRecord(seed)
      let bytes = Reader.withHeader(record.next())
      let simulation = Simulation(seed: seed, owner: seed % 2 == 0 ? .person : .random)
      simulation.faults.clear(isCalm: true)
      try AtomicFile("0001.mue", keepsPrevious: false).write(bytes, in: simulation.games)
      if let game = try taken(bytes) {
        played += 1
        handle(game, by: simulation.clock)
        simulation.hasBegun = true
        try simulation.run(keys: 12)
        #expect(simulation.checker.violations.isEmpty, "seed \(seed)")
      } else {
        var store = simulation.store(keepingIn: simulation.games)
        let (game, notices) = store.loadCurrent()
        #expect(game == nil && notices.count == 1, "seed \(seed)")
        #expect(simulation.games.content == ["0001.mue.bad-1": bytes], "seed \(seed)")
      }
    }
    torture.report("\(played) played on, the others set aside")
    // Some of both.
    #expect(played > torture.cases / 20 && played < torture.cases)
  }

  /// The game that a save is read as, examined in every way that lists do; nil if it is refused.
  private func taken(_ bytes: [UInt8]) throws -> Game? {
    guard let game = try? SaveFile.game(from: bytes) else { return nil }
    #expect(GameNotes.counts.contains(game.notes.secondsPlayed))
    #expect(game.players.count { $0.agent.isPerson } == 1)
    // Written again, it is the same game.
    #expect(try SaveFile.game(from: SaveFile.bytes(of: game)).record == game.record)
    _ = ShelfGame.object([ShelfGame(number: 1, summary: game.summary)]).text
    _ = PlayedGame(game).identity
    return game
  }

  /// Uses a game in the ways that depend on its notes.
  private func handle(_ game: Game, by clock: any Clock) {
    var keeper = GameKeeper(
      game, store: GameStore(state: InMemoryFolder(), games: InMemoryFolder()), isNew: false,
      clock: clock)
    var time = PlayingTime(seconds: keeper.secondsPlayed)
    time.start(at: .zero)
    keeper.secondsPlayed = time.seconds(at: .seconds(60))
    for _ in 1...3 { _ = keeper.undo() }
    _ = keeper.redo()
    keeper.countHint(nil)
    _ = keeper.copy(avoiding: Set([game.notes.begun].compactMap(\.self)))
    #expect(keeper.trouble == nil)
  }
}
