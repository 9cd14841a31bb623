import MueData
import MueLink
import MueStorage

extension SavedTable {
  /// The saved table of a store's current game, and the notice about a damaged file.
  ///
  /// - Throws: `StoreError` if a table exists but cannot be read now, like `GameStore.table`.
  static func kept(
    in store: GameStore
  ) throws(StoreError) -> (table: SavedTable?, notice: SaveNotice?) {
    try store.table(read)
  }

  /// Parses a table's file; nil if it is damaged.
  static func read(_ bytes: [UInt8]) -> SavedTable? {
    do throws(JSONFault) {
      return try SavedTable(reading: bytes)
    } catch {
      // The fault is not logged, since the file contains tokens.
      return nil
    }
  }
}

extension GameKeeper {
  /// Saves the linked table of the game; returns false on failure.
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
