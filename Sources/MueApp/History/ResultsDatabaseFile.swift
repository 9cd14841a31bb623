import MueGame
import MueStorage
import MueWords

/// The database of results in its place among the person's files, and the saved games beside it.
struct ResultsDatabaseFile: Sendable {
  let directories: Directories

  /// The name of the database in the folder of what the program remembers.
  static let name = "history.db"

  /// Does something with the database; should it turn out to be spoilt, with a new one, the spoilt
  /// one being set aside.
  ///
  /// Spoilt is what is found so twice: a disk may once hand out something else than it holds.
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

  /// What can be remembered of all saved games that can be read, the one begun first before the
  /// others; `progress` is told after each how many of how many files have been read.
  ///
  /// One game after another is read and let go again: only its results stay.
  func savedGames(progress: (_ done: Int, _ all: Int) -> Void) -> [PlayedGame] {
    guard let store = try? GameStore.openForReading(in: directories) else { return [] }
    let numbers = store.shelf().reversed()
    return numbers.enumerated().compactMap { index, number in
      defer { progress(index + 1, numbers.count) }
      return (try? store.stored(number)?.game.get()).map { PlayedGame($0) }
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
