import MueGame
import Platform
import TestSupport
import Testing

@testable import MueStorage

/// Cuts the power at every single call while a game is being saved, move after move.
@Suite struct PowerCutTests {
  @Test("after a power cut the last acknowledged save is there, or the one under way")
  func afterPower() throws {
    // Up to 200 saves in long runs, which take about ten minutes.
    let saves = min(200, 6 * TortureTest.times)
    var games: [Game] = []
    var game = try Game.played(moves: 0)
    for _ in 0..<saves {
      try game.play(moves: saves > 100 ? 1 : 3)
      games.append(game)
    }
    let whole = InMemoryFolder()
    #expect(Self.save(games, in: whole) == saves)
    var states = 0
    for cut in 1...whole.calls {
      let folder = InMemoryFolder { $0 >= cut ? EIO : nil }
      let acknowledged = Self.save(games, in: folder)
      for found in folder.afterPowerCut {
        var store = GameStore(state: InMemoryFolder(), games: found)
        let loaded = store.loadCurrent().game?.record
        let allowed = [acknowledged - 1, acknowledged].map {
          games.indices.contains($0) ? games[$0].record : nil
        }
        #expect(allowed.contains(loaded), "cut at call \(cut), \(found.content.keys)")
        states += 1
      }
    }
    #expect(states > 500)
    print("power cuts: \(whole.calls) calls of \(saves) saves, \(states) states of the disk")
  }

  /// Saves games one after another until the disk refuses; returns how many were acknowledged.
  private static func save(_ games: [Game], in folder: InMemoryFolder) -> Int {
    var store = GameStore(state: InMemoryFolder(), games: folder)
    for (index, game) in games.enumerated() {
      do {
        try store.save(game)
      } catch {
        return index
      }
    }
    return games.count
  }
}
