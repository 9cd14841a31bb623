import MueTable

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
    try moveGenerations(of: number) { (name, folder) throws(FileFault) in
      try folder.rename(name, to: name + Self.deletedEnding)
    }
  }

  /// Puts a deleted game back on the shelf.
  public func undelete(_ number: Int) throws(StoreError) {
    try moveGenerations(of: number) { (name, folder) throws(FileFault) in
      try folder.rename(name + Self.deletedEnding, to: name)
    }
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

  /// Moves both generations of a game, the older one first, so that there is always the newer one
  /// under one of its names.
  private func moveGenerations(
    of number: Int, _ move: (String, any Folder) throws(FileFault) -> Void
  ) throws(StoreError) {
    guard mayWrite else { throw .readOnly }
    let file = Self.file(number)
    do throws(FileFault) {
      for name in [file.previous, file.name] {
        do throws(FileFault) {
          try move(name, games)
        } catch {
          if !error.isMissing { throw error }
        }
      }
      try games.sync()
    } catch {
      throw .file(error)
    }
  }
}
