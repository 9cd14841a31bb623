import MueGame
import Platform

extension GameStore {
  /// The numbers of all games except deleted ones, the one begun last first.
  public func shelf() -> [Int] {
    guard let list = Log.attempt("to list the games", games.names) else { return [] }
    let names = Set(list)
    return Self.numbers(in: list).reversed().filter { number in
      let file = Self.file(number)
      return names.contains(file.name) || names.contains(file.previous)
    }
  }

  /// The newest readable generation of a game, without moving files; nil if there is no such game.
  public func stored(_ number: Int) -> StoredGame? {
    let file = Self.file(number)
    let current = load(file.name)
    guard case .failure(let fault) = current, fault.isDamage else {
      return StoredGame(file: file.name, isOlder: false, game: current)
    }
    let previous = load(file.previous)
    if case .success = previous {
      return StoredGame(file: file.previous, isOlder: true, game: previous)
    }
    return fault == .missing ? nil : StoredGame(file: file.name, isOlder: false, game: current)
  }

  /// All games on the shelf, the one played last first; reads every one of them.
  public var shelfGames: [ShelfGame] {
    let games = shelf().compactMap { number in
      stored(number).map { ShelfGame(number: number, summary: $0.playable?.summary) }
    }
    return games.sorted { $0.isNewer(than: $1) }
  }

  /// Deletes a game; it can be restored until `removeDeleted`.
  ///
  /// - Throws: `cannotMove` if the game is still on the shelf.
  public func delete(_ number: Int) throws(StoreError) {
    let file = Self.file(number)
    // The older one is renamed first, so that the newer one always has one of its names.
    try move([file.previous, file.name].map { (from: $0, to: $0 + Self.deletedEnding) })
  }

  /// Restores a deleted game.
  ///
  /// - Throws: `cannotMove` if the game is still deleted.
  public func undelete(_ number: Int) throws(StoreError) {
    let file = Self.file(number)
    try move([file.previous, file.name].map { (from: $0 + Self.deletedEnding, to: $0) })
  }

  /// Restores what was deleted by a run that did not end normally.
  public func undeleteAll() {
    for name in deletedNames {
      Log.attempt("to put a deleted game back") { () throws(FileFault) in
        try games.rename(name, to: String(name.dropLast(Self.deletedEnding.count)))
      }
    }
  }

  /// Removes deleted games for good.
  public func removeDeleted() {
    guard mayWrite else { return }
    for name in deletedNames {
      games.discard(name)
      if let number = Self.number(name) { games.discard(Self.tableFile(number).name) }
    }
  }

  private var deletedNames: [String] {
    (Log.attempt("to list the deleted games", games.names) ?? [])
      .filter { $0.hasSuffix(Self.deletedEnding) }
  }

  /// Renames the existing generations of a game; if one cannot be renamed, all get their names
  /// back.
  private func move(_ names: [(from: String, to: String)]) throws(StoreError) {
    guard mayWrite else { throw .readOnly }
    var moved: [(from: String, to: String)] = []
    do throws(FileFault) {
      for (from, to) in names {
        do throws(FileFault) {
          try games.rename(from, to: to)
          moved.append((from, to))
        } catch {
          if !error.isMissing { throw error }
        }
      }
      try games.sync()
    } catch {
      for (from, to) in moved.reversed() {
        Log.attempt("to give a game its name back") { () throws(FileFault) in
          try games.rename(to, to: from)
        }
      }
      throw .cannotMove(error)
    }
  }
}
