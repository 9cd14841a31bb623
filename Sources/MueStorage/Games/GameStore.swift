import MueGame
import MueRules
import Platform

/// The games on disk: one file a game, numbered in the order they were begun.
///
/// Nothing that cannot be read is ever removed or overwritten: spoilt files are set aside under
/// another name, files of a later program stay, and a new game always gets a new number.
///
/// ```swift
/// var store = try GameStore.open(in: Directories(environment: ["HOME": home]))
/// try store.create(game)
/// let (saved, notices) = store.loadCurrent()
/// ```
public struct GameStore: Sendable {
  /// Whether the run before this one began and did not end.
  public let lastRunStopped: Bool

  let state: any Folder
  let games: any Folder
  /// Where a game is written that cannot be saved among the games.
  let rescuePlaces: [RescuePlace]
  let mayWrite: Bool
  /// The number under which the game being played is saved; nil before there is one.
  public internal(set) var number: Int?
  /// Whether the person sits at the game's table; nil while nobody has said so.
  var isAtTable: Bool?
  /// The place that was written down last.
  var keptPlace: LastPlace?
  /// The rules of games that can be read.
  let known: [Rules]
  /// What the folders are on; nil where the caller sees to it that nobody else writes there.
  private let disk: StoreDisk?

  private static let runningName = "running"

  /// The games in two folders, and where a game goes that cannot be saved there; the caller sees to it that
  /// nobody else writes there.
  public init(
    state: any Folder, games: any Folder, rescue: [RescuePlace] = [],
    knowing known: [Rules] = Rules.shipped
  ) {
    self.init(
      state: state, games: games, rescue: rescue, disk: nil, mayWrite: true, knowing: known)
  }

  private init(
    state: any Folder, games: any Folder, rescue: [RescuePlace], disk: StoreDisk?, mayWrite: Bool,
    knowing known: [Rules] = Rules.shipped
  ) {
    self.known = known
    self.state = state
    self.games = games
    rescuePlaces = rescue
    self.disk = disk
    self.mayWrite = mayWrite
    lastRunStopped = ((try? state.names()) ?? []).contains(Self.runningName)
  }

  /// Opens the games for playing, and keeps other programs from it as long as this lives.
  ///
  /// Throws when nobody can say where they are, or another program has them. What the disk refuses now
  /// is tried again with every call.
  public static func open(in directories: Directories) throws(StoreError) -> GameStore {
    guard let path = directories.state else { throw .noPlace }
    let disk = try StoreDisk(path)
    let store = GameStore(
      state: StoreFolder(disk: disk, place: .state), games: StoreFolder(disk: disk, place: .games),
      rescue: directories.rescue.map { RescuePlace($0) }, disk: disk, mayWrite: true)
    store.undeleteAll()
    return store
  }

  /// Whether what is read now stays as it is until it is written: nobody else may change it.
  var isHeld: Bool { disk?.isHeld ?? true }

  /// Opens the games for reading only, also while another program plays.
  ///
  /// - Throws: `noGames` when nothing was ever saved, `cannotOpen` when the system does not let them be listed: that
  ///   is no empty shelf.
  public static func openForReading(in directories: Directories) throws(StoreError) -> GameStore {
    guard let path = directories.state else { throw .noPlace }
    let state = try folder(path)
    let games = try folder(path + "/games")
    do throws(FileFault) { _ = try games.names() } catch { throw .cannotOpen(error) }
    return GameStore(state: state, games: games, rescue: [], disk: nil, mayWrite: false)
  }

  /// Whether a program has the games open for playing.
  public static func isOpenElsewhere(_ directories: Directories) -> Bool {
    guard let path = directories.state else { return false }
    do throws(StoreError) {
      _ = try StoreLock(path + "/lock")
      return false
    } catch {
      return error == .lockedByAnother
    }
  }

  private static func folder(_ path: String) throws(StoreError) -> DiskFolder {
    do {
      return try DiskFolder(path)
    } catch {
      throw error.code == ENOENT ? .noGames : .cannotOpen(error)
    }
  }

  /// Notes that a run has begun, so that the next one knows if this one does not end.
  public func begin() throws(StoreError) {
    guard mayWrite else { throw .readOnly }
    do throws(FileFault) {
      try state.close(try state.create(Self.runningName))
    } catch {
      if error.code != EEXIST { throw .file(error) }
    }
  }

  /// Notes that the run has ended as it should; what was deleted in it is removed for good.
  public func end() {
    removeDeleted()
    if mayWrite { try? state.remove(Self.runningName) }
  }

  /// Saves a game that has no file yet, under a new number.
  public mutating func create(_ game: Game) throws(StoreError) {
    number = nil
    isAtTable = nil
    try save(game)
  }

  /// Saves the game being played; one not loaded from here gets a new number.
  ///
  /// The save before stays as the previous generation unless `keepsPrevious` is false, as when no
  /// move was made. When it throws, what was saved before is whole, and saving may be tried again
  /// at any time.
  public mutating func save(_ game: Game, keepsPrevious: Bool = true) throws(StoreError) {
    guard mayWrite else { throw .readOnly }
    guard let bytes = try? SaveFile.bytes(of: game) else { throw .cannotEncode }
    do throws(FileFault) {
      let number = try fileNumber()
      // Kept also when writing fails: the next try must not leave a second file behind.
      self.number = number
      try AtomicFile(Self.name(number), keepsPrevious: keepsPrevious).write(bytes, in: games)
    } catch {
      throw .file(error)
    }
    keepPlace()
  }

  private func fileNumber() throws(FileFault) -> Int {
    if let number { return number }
    let numbers = try numbers()
    let next = (numbers.last ?? 0) + 1
    if next <= Self.mostGames { return next }
    // A file with the last number there is leaves room below it.
    return zip(1..., numbers).first { $0 != $1 }?.0 ?? next
  }
}

extension GameStore {
  private static let planFile = AtomicFile("new-game.json", keepsPrevious: false)

  /// The plan kept last; nil when there is none that can be read.
  public var plan: NewGamePlan? {
    guard let bytes = try? state.read(Self.planFile.name, atMost: 16_384) else { return nil }
    return NewGamePlan(text: bytes)
  }

  /// Keeps a plan; nothing is lost where that cannot be written.
  public func keep(_ plan: NewGamePlan) {
    guard mayWrite else { return }
    if self.plan == nil, (try? state.names().contains(Self.planFile.name)) == true {
      _ = state.setAside(Self.planFile.name)
    }
    try? Self.planFile.write(Array(plan.text.utf8), in: state)
  }
}

extension GameStore {
  /// The number of the game that was begun first with the deal of a day; nil without one.
  ///
  /// Only files that name the day are played again to see whether it is that deal.
  public func number(of deal: DailyDeal) -> Int? {
    shelf().reversed().first { number in
      isNoted(deal.day.text, in: number)
        && (try? stored(number)?.game.get()).map(deal.isDeal) == true
    }
  }

  /// The game with the deal of a day that was played to its end last: of one day the first; nil
  /// without any.
  public var lastDay: Game? {
    for number in shelf() where isNoted("\"day\":", in: number) {
      guard let game = try? stored(number)?.game.get(), game.match.isOver,
        let deal = game.notes.day.map(DailyDeal.init), deal.isDeal(of: game)
      else { continue }
      let first = self.number(of: deal).flatMap { try? stored($0)?.game.get() } ?? game
      return first.match.isOver ? first : game
    }
    return nil
  }

  /// Whether a game's file has a text in it; both generations are asked.
  func isNoted(_ text: String, in number: Int) -> Bool {
    let file = Self.file(number)
    return [file.name, file.previous].contains { name in
      let bytes = (try? games.read(name, atMost: SaveFile.limit + 1)) ?? nil
      return bytes.map { String(decoding: $0, as: UTF8.self).contains(text) } ?? false
    }
  }
}
