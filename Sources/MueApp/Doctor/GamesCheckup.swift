import MueStorage
import MueWords

/// The games on disk: whether all can be read, and what became of those that could not.
struct GamesCheckup {
  let context: AppContext

  var findings: [Finding] { saved + rescued }

  private var saved: [Finding] {
    let store: GameStore
    do throws(StoreError) {
      store = try GameStore.openForReading(in: context.directories)
    } catch {
      switch error {
      case .noGames: return [.well(.doctorNoGames)]
      case .noPlace: return [.wrong(.cannotSaveAtAll)]
      default: return [.wrong(error.phrase)]
      }
    }
    return games(store) + setAside(store) + running(store)
  }

  /// Games that could not be saved, wherever they were written instead.
  private var rescued: [Finding] {
    GameStore.rescuedFiles(in: context.directories).map {
      .note(.doctorRescued(file: $0.printable))
    }
  }

  private func games(_ store: GameStore) -> [Finding] {
    var whole = 0
    var findings: [Finding] = []
    for stored in store.allGames() {
      switch stored.game {
      case .success:
        whole += 1
        if stored.isOlder { findings.append(.note(.doctorGameOlder(file: stored.file))) }
      case .failure(.newerVersion(let found, let known)):
        findings.append(.wrong(.saveTooNew(file: stored.file, found: found, known: known)))
      case .failure(.unreadable(let fault)):
        findings.append(.wrong(.saveUnreadable(file: stored.file, reason: fault.reason)))
      case .failure: findings.append(.wrong(.doctorGameLost(file: stored.file)))
      }
    }
    return [.well(.doctorGamesWhole(games: whole))] + findings
  }

  private func setAside(_ store: GameStore) -> [Finding] {
    let files = store.filesSetAside
    guard !files.isEmpty, let state = context.directories.state else { return [] }
    return [.note(.doctorSetAside(files: files.count, folder: (state + "/games").harmless))]
  }

  private func running(_ store: GameStore) -> [Finding] {
    guard store.lastRunStopped else { return [] }
    let isOpen = GameStore.isOpenElsewhere(context.directories)
    return [.note(isOpen ? .doctorOpenElsewhere : .lastRunStopped)]
  }
}
