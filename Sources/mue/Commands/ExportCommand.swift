import MueSaves
import MueTable
import MueWords

/// Writes hand records on standard output, one a line: `mue export`.
struct ExportCommand {
  let house: House

  /// Exports the current game, or all games in the order they were begun.
  func run(isAll: Bool) -> Outcome {
    let store: GameStore
    do throws(StoreError) {
      store = try GameStore.openForReading(in: house.directories)
    } catch {
      house.complain(error.phrase)
      return .failed
    }
    var outcome = Outcome.done
    for stored in isAll ? store.allGames() : Array(store.allGames().suffix(1)) {
      switch stored.game {
      case .success(let game):
        for record in game.handRecords { print(record.line) }
      case .failure:
        house.complain(.fileUnreadable(file: stored.file))
        outcome = .failed
      }
    }
    return outcome
  }
}
