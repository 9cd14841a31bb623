import MueData
import MueGame
import MueRules
import Platform

/// The games on disk: one file for each game, numbered in the order they were begun.
///
/// Nothing unreadable is ever removed or overwritten: damaged files are kept under a new name,
/// files of other versions stay, and a new game always gets a new number.
///
/// ```swift
/// var store = try GameStore.open(in: Directories(environment: ["HOME": home]))
/// try store.create(game)
/// let (saved, notices) = store.loadCurrent()
/// ```
public struct GameStore: Sendable {
  /// Whether the last run did not end normally.
  public let lastRunStopped: Bool

  let state: any Folder
  let games: any Folder
  /// The folders for games that cannot be saved among the others.
  let rescueFolders: [RescueFolder]
  let mayWrite: Bool
  /// Whether these are the games of a card room's table, which has no person of its own.
  let isOfRoom: Bool
  /// How much may be kept; nil without a limit.
  private let quota: GameQuota?
  /// The number under which the current game is saved; nil before there is one.
  public internal(set) var number: Int?
  /// Whether the person is at the game's table; nil if unknown.
  var isAtTable: Bool?
  var keptPlace: LastPlace?
  /// The directories; nil if the caller guarantees that nobody else writes there.
  private let disk: StoreDisk?

  private static let runningName = "running"

  /// The games in two folders, and the folders for games that cannot be saved there.
  init(
    state: any Folder, games: any Folder, rescue: [RescueFolder] = [], disk: StoreDisk? = nil,
    mayWrite: Bool = true, isOfRoom: Bool = false, quota: GameQuota? = nil
  ) {
    self.state = state
    self.games = games
    rescueFolders = rescue
    self.disk = disk
    self.mayWrite = mayWrite
    self.isOfRoom = isOfRoom
    self.quota = quota
    let names = Log.attempt("to see whether the last run ended", state.names)
    lastRunStopped = names?.contains(Self.runningName) ?? false
  }

  /// Opens the games for playing, and locks them as long as this value lives; `isOfRoom` for the
  /// home of a card room's table.
  ///
  /// Anything that the disk refuses now is tried again with every call. Where there is a quota, a game
  /// that is not kept among the others is kept nowhere else.
  ///
  /// - Throws: `noFolder` if there is no state folder, `lockedByAnother` if another program has the
  ///   games.
  public static func open(
    in directories: Directories, isOfRoom: Bool = false, quota: GameQuota? = nil
  ) throws(StoreError) -> GameStore {
    guard let path = directories.state else { throw .noFolder }
    let disk = try StoreDisk(path)
    let store = GameStore(
      state: StoreFolder(disk: disk, name: .state), games: StoreFolder(disk: disk, name: .games),
      rescue: quota == nil ? directories.rescue.map { RescueFolder($0) } : [], disk: disk,
      isOfRoom: isOfRoom, quota: quota)
    store.undeleteAll()
    return store
  }

  /// Opens the place of a card room's deal of the day, and locks it as long as this value lives.
  ///
  /// It is apart from the person's own games, which can be copied, deleted and taken along, and a
  /// game that cannot be saved there is written nowhere else.
  ///
  /// - Throws: The same errors as `open`.
  public static func openDay(in directories: Directories) throws(StoreError) -> GameStore {
    guard let path = directories.state else { throw .noFolder }
    let disk = try StoreDisk(path + "/day")
    return GameStore(
      state: StoreFolder(disk: disk, name: .state), games: StoreFolder(disk: disk, name: .games),
      disk: disk)
  }

  var isHeld: Bool { disk?.isHeld ?? true }

  /// Opens the games for reading, even while another program plays.
  ///
  /// - Throws: `noGames` if nothing was ever saved, `cannotOpen` if the games cannot be listed,
  ///   which does not mean that there are none.
  public static func openForReading(in directories: Directories) throws(StoreError) -> GameStore {
    guard let path = directories.state else { throw .noFolder }
    let state = try folder(path)
    let games = try folder(path + "/games")
    do throws(FileFault) { _ = try games.names() } catch { throw .cannotOpen(error) }
    return GameStore(state: state, games: games, mayWrite: false)
  }

  /// Whether another program has the games open for playing.
  public static func isOpenElsewhere(_ directories: Directories) -> Bool {
    guard let path = directories.state else { return false }
    do throws(StoreError) {
      _ = try StoreLock(path + "/lock")
      return false
    } catch {
      return error == .lockedByAnother
    }
  }

  /// The program that has the games open for playing; nil if there is none or it is not known.
  public static func holder(_ directories: Directories) -> LockHolder? {
    directories.state.flatMap { LockHolder(of: $0 + "/lock") }
  }

  private static func folder(_ path: String) throws(StoreError) -> DiskFolder {
    do {
      return try DiskFolder(path)
    } catch {
      throw error.code == ENOENT ? .noGames : .cannotOpen(error)
    }
  }

  /// Records that a run has begun, so that the next one knows if this one did not end.
  ///
  /// - Throws: `readOnly`, or `file` if the note cannot be written.
  public func begin() throws(StoreError) {
    guard mayWrite else { throw .readOnly }
    do throws(FileFault) {
      try state.close(try state.create(Self.runningName))
    } catch {
      if error.code != EEXIST { throw .file(error) }
    }
  }

  /// Records that the run has ended normally, and removes deleted games for good.
  public func end() {
    removeDeleted()
    if mayWrite { state.discard(Self.runningName) }
  }

  /// Saves a new game under a new number.
  ///
  /// - Throws: The same errors as `save`.
  public mutating func create(_ game: Game) throws(StoreError) {
    number = nil
    isAtTable = nil
    try save(game)
    // An earlier game with this number is gone, and its table with it.
    if let number { Self.tableFile(number).discard(in: games) }
  }

  /// Saves a new game in place of all others.
  ///
  /// - Throws: The same errors as `save`.
  public mutating func createAlone(_ game: Game) throws(StoreError) {
    for number in shelf() { try delete(number) }
    removeDeleted()
    try create(game)
  }

  /// Saves the current game; one that was not loaded from here gets a new number.
  ///
  /// The last save becomes the previous generation, unless `keepsPrevious` is false because no move
  /// was made.
  ///
  /// - Throws: `StoreError`; the last save is then still whole, and saving can be tried again at
  ///   any time.
  public mutating func save(_ game: Game, keepsPrevious: Bool = true) throws(StoreError) {
    guard mayWrite else { throw .readOnly }
    try checkQuota()
    let bytes = SaveFile.bytes(of: game)
    do throws(FileFault) {
      let number = try fileNumber()
      // Set even if writing fails, so that the next attempt does not leave a second file behind.
      self.number = number
      try AtomicFile(Self.name(number), keepsPrevious: keepsPrevious).write(bytes, in: games)
    } catch {
      throw .file(error)
    }
    keepPlace()
  }

  /// - Throws: `quotaReached` if the current game is new and there is no room for it.
  private func checkQuota() throws(StoreError) {
    guard number == nil, let quota else { return }
    do throws(FileFault) {
      if try quota.hasRoom(beside: shelf().count) { return }
    } catch {
      throw .file(error)
    }
    throw .quotaReached(games: quota.games, megabytes: quota.megabytes)
  }

  private func fileNumber() throws(FileFault) -> Int {
    if let number { return number }
    let numbers = try numbers()
    let next = (numbers.last ?? 0) + 1
    if next <= Self.mostGames { return next }
    // If a file has the highest possible number, a lower one is free.
    return zip(1..., numbers).first { $0 != $1 }?.0 ?? next
  }

  private static let planFile = AtomicFile("new-game.json", keepsPrevious: false)

  /// The plan saved last; nil if there is none that can be read.
  public var plan: NewGamePlan? {
    let bytes = Log.attempt("to read the plan of a game") { () throws(FileFault) in
      try state.read(Self.planFile.name, atMost: 16_384)
    }
    return bytes?.flatMap { NewGamePlan(text: $0) }
  }

  /// Saves a plan; a failure is only logged, since it costs no game.
  public func keep(_ plan: NewGamePlan) {
    guard mayWrite else { return }
    Log.attempt("to keep the plan of a game") { () throws(FileFault) in
      if self.plan == nil, try state.names().contains(Self.planFile.name) {
        _ = state.setAside(Self.planFile.name)
      }
      try Self.planFile.write(Array(plan.text.utf8), in: state)
    }
  }
}

extension GameStore {
  /// The number of the first game with the deal of a day; nil if there is none.
  ///
  /// Only files that contain the day are replayed and compared with the deal.
  public func number(of deal: DailyDeal) -> Int? {
    shelf().reversed().first { number in
      isNoted(deal.day.text, in: number)
        && stored(number)?.playable?.day == deal.day
    }
  }

  /// The first game of the last day whose deal was played to the end; nil if there is none.
  public var lastDay: Game? {
    for number in shelf() where isNoted("\"day\":", in: number) {
      guard let game = stored(number)?.playable, game.match.isOver,
        let day = game.day
      else { continue }
      let first = self.number(of: DailyDeal(day)).flatMap { stored($0)?.playable } ?? game
      return first.match.isOver ? first : game
    }
    return nil
  }

  /// Whether one of the two generations of a game contains a text.
  func isNoted(_ text: String, in number: Int) -> Bool {
    let file = Self.file(number)
    return [file.name, file.previous].contains { name in
      let bytes = Log.attempt("to search a game's file") { () throws(FileFault) in
        try games.read(name, atMost: SaveFile.limit + 1)
      }
      return bytes?.map { String(decoding: $0, as: UTF8.self).contains(text: text) } ?? false
    }
  }

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

  /// Restores the games deleted by a run that did not end normally.
  func undeleteAll() {
    for name in deletedNames {
      Log.attempt("to put a deleted game back") { () throws(FileFault) in
        try games.rename(name, to: String(name.dropLast(Self.deletedEnding.count)))
      }
    }
  }

  func removeDeleted() {
    guard mayWrite else { return }
    for name in deletedNames {
      games.discard(name)
      if let number = Self.number(name) { Self.tableFile(number).discard(in: games) }
    }
  }

  private var deletedNames: [String] {
    (Log.attempt("to list the deleted games", games.names) ?? [])
      .filter { $0.hasSuffix(Self.deletedEnding) }
  }

  /// Renames the existing generations of a game; if one cannot be renamed, all get their old names
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

/// The linked table of a game: the data that its host keeps with it, in a file of its own.
///
/// It contains the secrets of the seats, so it belongs to one game and is removed with that game.
extension GameStore {
  static func tableFile(_ number: Int) -> KeptFile {
    KeptFile(
      number.digits(atLeast: 4) + ".table", keepsPrevious: true, format: "mue-table 1",
      limit: 16_384)
  }

  /// The table of the current game, and the notice to the person if its file was damaged; `read`
  /// returns nil for damaged content.
  ///
  /// - Throws: `StoreError` if there is a table that must stay as it is, or if other programs are not
  ///   locked out.
  public func table<Table>(
    _ read: ([UInt8]) -> Table?
  ) throws(StoreError) -> (table: Table?, notice: SaveNotice?) {
    guard mayWrite, let number else { throw .readOnly }
    let file = Self.tableFile(number)
    let kept = try file.load(in: games, read)
    return (kept.content, kept.notice(.table, file: file.name))
  }

  /// Keeps the table of the current game.
  ///
  /// - Throws: `readOnly`, or `file` if it cannot be written.
  public func keepTable(_ bytes: [UInt8]) throws(StoreError) {
    guard mayWrite, let number else { throw .readOnly }
    do throws(FileFault) {
      try Self.tableFile(number).write(bytes, in: games)
    } catch {
      throw .file(error)
    }
  }
}

/// The faults of files other than saves.
extension GameStore {
  /// The faults of spare copies, tables and the last place; no file is moved.
  public func faults<Table>(
    readingTables read: ([UInt8]) -> Table?
  ) -> [(name: String, fault: SaveFault)] {
    let numbers = Log.attempt("to list the games", numbers) ?? []
    let spares = numbers.compactMap { number in spareFault(Self.file(number)) }
    let tables = numbers.flatMap { Self.tableFile($0).faults(in: games, read) }
    return spares + tables + placeFaults
  }

  /// The fault of the spare copy of a save that is whole; nil if there is none of either.
  func spareFault(_ file: AtomicFile) -> (name: String, fault: SaveFault)? {
    guard fault(of: file.name) == nil, let fault = fault(of: file.previous), fault != .missing
    else { return nil }
    return (file.previous, fault)
  }

  /// The fault in the bytes of a save, found without replaying it.
  private func fault(of name: String) -> SaveFault? {
    do throws(SaveFault) {
      _ = try SaveFile.content(of: try read(name))
      return nil
    } catch {
      return error
    }
  }
}
