import Glibc
import MueTable
import Testing

@testable import MueSaves

/// Cuts the power at every single call while a game is being saved, move after move.
@Suite struct PowerCutTests {
  @Test func `after a power cut the last acknowledged save is there, or the one under way`() throws
  {
    var records: [GameRecord] = []
    var game = try Game.played(moves: 0)
    for _ in 0..<6 {
      try game.play(moves: 3)
      records.append(game.record)
    }
    let whole = PaperFolder()
    #expect(try Self.save(records, in: whole) == 6)
    var states = 0
    for cut in 1...whole.calls {
      let folder = PaperFolder { $0 >= cut ? EIO : nil }
      let acknowledged = try Self.save(records, in: folder)
      for found in folder.afterPowerCut {
        var store = GameStore(state: PaperFolder(), games: found)
        let loaded = store.loadCurrent().game?.record
        let allowed = [acknowledged - 1, acknowledged].map {
          records.indices.contains($0) ? records[$0] : nil
        }
        #expect(allowed.contains(loaded), "cut at call \(cut), \(found.content.keys)")
        states += 1
      }
    }
    #expect(states > 500)
  }

  /// Saves games one after the other until the disk refuses; how many were acknowledged.
  private static func save(_ records: [GameRecord], in folder: PaperFolder) throws -> Int {
    var store = GameStore(state: PaperFolder(), games: folder)
    for (index, record) in records.enumerated() {
      let game = try Game(record)
      do {
        try store.save(game)
      } catch {
        return index
      }
    }
    return records.count
  }
}
