import MueGame
import MueStorage

/// Where finished hands are written down; each answer says too whether a spoilt ledger was set aside.
protocol ResultsStore: Sendable {
  /// Writes down a game as it stands.
  func record(_ game: PlayedGame) throws(ResultsDatabaseError) -> (Void, wasDamaged: Bool)
  /// All that was ever written down.
  func games() throws(ResultsDatabaseError) -> ([PlayedGame], wasDamaged: Bool)
  /// What can be told without the ledger, from the saved games.
  func savedGames() -> [PlayedGame]
}

extension ResultsDatabaseFile: ResultsStore {
  func record(_ game: PlayedGame) throws(ResultsDatabaseError) -> (Void, wasDamaged: Bool) {
    try use { (database) throws(ResultsDatabaseError) in try database.record([game]) }
  }

  func games() throws(ResultsDatabaseError) -> ([PlayedGame], wasDamaged: Bool) {
    try use { (database) throws(ResultsDatabaseError) in try database.games() }
  }

  func savedGames() -> [PlayedGame] { savedGames(progress: { _, _ in }) }
}
