import MueGame
import MueStorage
import MueWords
import Platform

/// The results database in the person's state folder, and the saved games next to it.
struct ResultsDatabaseFile: Sendable {
  let directories: Directories

  /// The database's file name in the state folder.
  static let name = "results.db"

  /// Works with the database.
  ///
  /// A damaged one is set aside and replaced by a new one, keeping what cannot be derived from the
  /// saved games.
  ///
  /// It counts as damaged only if two reads find it so, since a disk may occasionally return wrong
  /// bytes.
  ///
  /// - Throws: `DatabaseError` if neither database can be used.
  func use<Value>(
    _ work: (ResultsDatabase) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> (value: Value, wasDamaged: Bool) {
    guard let state = directories.state else { throw .cannotOpen }
    let path = state + "/" + Self.name
    for _ in 1...2 {
      do throws(DatabaseError) {
        return (try work(try open(path)), false)
      } catch {
        guard error == .damaged else { throw error }
      }
    }
    let damaged = try ResultsDatabase.setAside(path)
    let database = try open(path)
    try database.copy(from: damaged)
    return (try work(database), true)
  }

  /// The results of all readable saved games, in the order in which the games were begun.
  ///
  /// Only one game is in memory at a time. `progress` is called after each file.
  func savedGames(progress: (_ done: Int, _ all: Int) -> Void) -> [PlayedGame] {
    guard let store else { return [] }
    let numbers = store.shelf().reversed()
    return numbers.enumerated().compactMap { index, number in
      defer { progress(index + 1, numbers.count) }
      let game = (store.stored(number)?.playable).map { PlayedGame($0) }
      return game.flatMap { $0.isCounted ? $0 : nil }
    }
  }

  /// The achievements found in the saved games; only one game is in memory at a time.
  func achievements() -> FoundAchievements {
    var found = FoundAchievements()
    guard let store else { return found }
    for number in store.shelf().reversed() {
      guard let game = store.stored(number)?.playable else { continue }
      let time = game.notes.lastPlayed ?? game.notes.begun
      found.add(game, number: number, day: time.flatMap(Day.local))
    }
    return found
  }

  /// The saved games, for reading; nil if there are none.
  private var store: GameStore? {
    do throws(StoreError) {
      return try GameStore.openForReading(in: directories)
    } catch {
      if error != .noGames { Log.note("the saved games cannot be read: \(error)") }
      return nil
    }
  }

  /// Opens the database; if it is empty, fills it from all saved games.
  private func open(_ path: String) throws(DatabaseError) -> ResultsDatabase {
    let database = try ResultsDatabase(path)
    if database.isEmpty { try database.record(savedGames()) }
    return database
  }
}

extension DatabaseError {
  /// The sentence for a person who only wants to read the results.
  var readingPhrase: Phrase {
    switch self {
    case .locked: .resultsInUse
    case .readOnly, .cannotOpen, .full, .disk, .refused:
      .fileUnreadable(file: ResultsDatabaseFile.name)
    case .damaged, .cannotSetAside, .newerVersion: phrase
    }
  }

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
