import MueGame
import MueStorage

/// Where finished hands and practice are kept.
protocol ResultsStore: Sendable {
  /// Works with the kept results; also returns whether a damaged database was set aside.
  ///
  /// - Throws: `DatabaseError` if the database cannot be used.
  func withResults<Value>(
    _ work: (any KeptResults) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> (value: Value, wasDamaged: Bool)
  /// The results of the saved games, which are read without the database.
  func savedGames() -> [PlayedGame]
  /// The achievements found in the saved games, which are all replayed.
  func achievements() -> FoundAchievements
}

extension ResultsDatabaseFile: ResultsStore {
  func withResults<Value>(
    _ work: (any KeptResults) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> (value: Value, wasDamaged: Bool) {
    try use { (database) throws(DatabaseError) in try work(database) }
  }

  func savedGames() -> [PlayedGame] { savedGames(progress: { _, _ in }) }
}
