import MueGame
import MueStorage
import Synchronization

@testable import MueApp

/// Results in memory, with injected disk faults.
final class InMemoryResultsStore: ResultsStore {
  private let lines = Mutex<[String: PlayedGame]>([:])
  private let faults: FaultInjector

  init(_ faults: FaultInjector) { self.faults = faults }

  func record(_ game: PlayedGame) throws(ResultsDatabaseError) -> (Void, wasDamaged: Bool) {
    if faults.answer(isReading: false) != nil { throw .full }
    return (lines.withLock { $0[game.identity] = game }, false)
  }

  func games() throws(ResultsDatabaseError) -> ([PlayedGame], wasDamaged: Bool) {
    if faults.answer(isReading: true) != nil { throw .cannotOpen }
    return (savedGames(), false)
  }

  func savedGames() -> [PlayedGame] {
    lines.withLock { $0.values.sorted { $0.identity < $1.identity } }
  }
}
