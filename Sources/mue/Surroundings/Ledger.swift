import MueHistory
import MueTable

/// Where finished hands are written down; each answer says too whether a spoilt ledger was set aside.
protocol Ledger: Sendable {
  /// Writes down a game as it stands.
  func record(_ game: PlayedGame) throws(HistoryError) -> (Void, wasDamaged: Bool)
  /// All that was ever written down.
  func games() throws(HistoryError) -> ([PlayedGame], wasDamaged: Bool)
  /// What can be told without the ledger, from the saved games.
  func savedGames() -> [PlayedGame]
}

extension HistoryRoom: Ledger {
  func record(_ game: PlayedGame) throws(HistoryError) -> (Void, wasDamaged: Bool) {
    try use { (history) throws(HistoryError) in try history.record([game]) }
  }

  func games() throws(HistoryError) -> ([PlayedGame], wasDamaged: Bool) {
    try use { (history) throws(HistoryError) in try history.games() }
  }

  func savedGames() -> [PlayedGame] { savedGames(progress: { _, _ in }) }
}
