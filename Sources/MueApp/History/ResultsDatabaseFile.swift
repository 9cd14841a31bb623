import MueGame
import MueStorage
import MueWords
import Platform

/// The database of results in its place among the person's files, and the saved games beside it.
struct ResultsDatabaseFile: Sendable {
  let directories: Directories

  /// The name of the database in the folder of what the program remembers.
  static let name = "history.db"

  /// Works with the database; a damaged one is set aside, and a new one used.
  ///
  /// It counts as damaged when that is found twice: a disk may once return something else than it holds.
  ///
  /// - Throws: `ResultsDatabaseError` when neither can be used.
  func use<Value>(
    _ work: (ResultsDatabase) throws(ResultsDatabaseError) -> Value
  ) throws(ResultsDatabaseError) -> (value: Value, wasDamaged: Bool) {
    guard let state = directories.state else { throw .cannotOpen }
    let path = state + "/" + Self.name
    for _ in 1...2 {
      do throws(ResultsDatabaseError) {
        return (try work(try open(path)), false)
      } catch {
        guard error == .damaged else { throw error }
      }
    }
    _ = try ResultsDatabase.setAside(path)
    return (try work(try open(path)), true)
  }

  /// The results of all saved games that can be read, those begun first first.
  ///
  /// It keeps only one game in memory at a time. `progress` is called after each file.
  func savedGames(progress: (_ done: Int, _ all: Int) -> Void) -> [PlayedGame] {
    let store: GameStore
    do throws(StoreError) {
      store = try GameStore.openForReading(in: directories)
    } catch {
      if error != .noGames { Log.note("the saved games cannot be counted: \(error)") }
      return []
    }
    let numbers = store.shelf().reversed()
    return numbers.enumerated().compactMap { index, number in
      defer { progress(index + 1, numbers.count) }
      return (store.stored(number)?.playable).map { PlayedGame($0) }
    }
  }

  /// Opens the database; an empty one gets all saved games.
  private func open(_ path: String) throws(ResultsDatabaseError) -> ResultsDatabase {
    let database = try ResultsDatabase(path)
    if database.isEmpty { try database.record(savedGames()) }
    return database
  }
}

extension ResultsDatabaseError {
  /// The sentence for the person.
  var phrase: Phrase {
    switch self {
    case .locked: .resultsLocked
    case .damaged, .cannotSetAside: .resultsStuck
    case .newerVersion(let found, let known): .resultsTooNew(found: found, known: known)
    case .readOnly: .resultsReadOnly
    case .cannotOpen: .resultsUnreachable
    case .full: .resultsFull
    case .disk: .resultsDisk
    case .refused(let code): .resultsRefused(code: Int(code))
    }
  }
}
