import MueGame

extension GameStore {
  /// The numbers of all games, those begun last first; deleted ones are not among them.
  public func shelf() -> [Int] {
    guard let names = try? Set(games.names()) else { return [] }
    let numbers = (try? numbers()) ?? []
    return numbers.reversed().filter { number in
      let file = Self.file(number)
      return names.contains(file.name) || names.contains(file.previous)
    }
  }

  /// A game as it can be read best, nothing being moved; nil when there is no such game.
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

  /// All games of the shelf as they stand, those played last first; reads every one of them.
  public var shelfGames: [ShelfGame] {
    let games = shelf().compactMap { number in
      stored(number).map { ShelfGame(number: number, summary: try? $0.game.get().summary) }
    }
    return games.sorted { $0.isNewer(than: $1) }
  }

  /// Takes a game off the shelf; it is only set aside until `removeDeleted`.
  public func delete(_ number: Int) throws(StoreError) {
    let file = Self.file(number)
    // The older one first, so that there is always the newer one under one of its names.
    try move([file.previous, file.name].map { (from: $0, to: $0 + Self.deletedEnding) })
  }

  /// Puts a deleted game back on the shelf.
  public func undelete(_ number: Int) throws(StoreError) {
    let file = Self.file(number)
    try move([file.previous, file.name].map { (from: $0 + Self.deletedEnding, to: $0) })
  }

  /// Puts back what a run that did not end in good order had deleted.
  public func undeleteAll() {
    for name in deletedNames {
      try? games.rename(name, to: String(name.dropLast(Self.deletedEnding.count)))
    }
  }

  /// Removes for good what was deleted.
  public func removeDeleted() {
    guard mayWrite else { return }
    for name in deletedNames { try? games.remove(name) }
  }

  private var deletedNames: [String] {
    ((try? games.names()) ?? []).filter { $0.hasSuffix(Self.deletedEnding) }
  }

  /// Renames the generations of a game that are there; if one cannot be, all have their names again.
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
      for (from, to) in moved.reversed() { try? games.rename(to, to: from) }
      throw .cannotMove(error)
    }
  }
}
