import MueHistory
import MueTable
import Synchronization

@testable import mue

/// A ledger on paper, in the weather of the disk.
final class PaperLedger: Ledger {
  private let lines = Mutex<[String: PlayedGame]>([:])
  private let weather: Weather

  init(_ weather: Weather) { self.weather = weather }

  func record(_ game: PlayedGame) throws(HistoryError) -> (Void, wasDamaged: Bool) {
    if weather.answer(isReading: false) != nil { throw .full }
    return (lines.withLock { $0[game.identity] = game }, false)
  }

  func games() throws(HistoryError) -> ([PlayedGame], wasDamaged: Bool) {
    if weather.answer(isReading: true) != nil { throw .cannotOpen }
    return (savedGames(), false)
  }

  func savedGames() -> [PlayedGame] {
    lines.withLock { $0.values.sorted { $0.identity < $1.identity } }
  }
}
