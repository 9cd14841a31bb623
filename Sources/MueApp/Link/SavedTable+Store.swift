import MueData
import MueLink
import MueStorage

extension SavedTable {
  /// The table of a store's current game, as it was kept, and the notice about a file that was
  /// damaged.
  ///
  /// - Throws: `StoreError` if there is a table that cannot be read now, as `GameStore.table`.
  static func kept(
    in store: GameStore
  ) throws(StoreError) -> (table: SavedTable?, notice: SaveNotice?) {
    try store.table(read)
  }

  /// Reads the content of a table's file; nil if it is damaged.
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
