import MueData
import MueGame
import MueLink
import MueRules
import MueStorage
import MueWire
import Platform

extension SavedTable {
  /// The table of a store's current game, as it was kept; nil if there is none that can be read.
  ///
  /// Earlier versions kept one table for all games; it counts only if the game's deal follows from
  /// it.
  init?(of game: Game, in store: GameStore) {
    if let kept = store.table.flatMap(Self.read) {
      self = kept
    } else if let earlier = store.earlierTable.flatMap(Self.read),
      earlier.hasDealt(for: game.match, digest: Digest.sha256)
    {
      self = earlier
    } else {
      return nil
    }
  }

  private static func read(_ bytes: [UInt8]) -> SavedTable? {
    do throws(JSONFault) {
      return try SavedTable(reading: bytes)
    } catch {
      // The fault is not logged, since the file contains tokens.
      Log.note("the table of a game cannot be read")
      return nil
    }
  }
}

extension GameKeeper {
  /// Keeps the linked table of the game; returns false if that fails.
  func keep(_ table: SavedTable) -> Bool {
    do throws(StoreError) {
      guard let store else { return false }
      try store.keepTable(table.bytes)
      return true
    } catch {
      // The caller reports the failure.
      return false
    }
  }
}
