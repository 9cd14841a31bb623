import MueGame
import MueRules
import Platform
import Synchronization
import TestSupport
import Testing

@testable import MueApp
@testable import MueStorage

/// The games of the shelf as the loop gets them.
@Suite("Reading the shelf") struct ShelfReaderTests {
  /// Work queues that do all work at once.
  private struct AtOnce: WorkQueues, WorkQueue {
    func makeQueue() -> any WorkQueue { self }
    func begin(_ work: @escaping @Sendable () -> Void) { work() }
    func finish(milliseconds: Int) {}
  }

  private let folder = InMemoryFolder()
  private let store: GameStore
  private let reader: ShelfReader

  init() throws {
    var store = GameStore(state: InMemoryFolder(), games: folder)
    for number in 1...3 {
      var game = try Self.game(seed: UInt64(number))
      game.notes.lastPlayed = number == 2 ? 900 : number
      try store.create(game)
    }
    self.store = store
    reader = Self.reader(store, in: AtOnce())
  }

  private static func game(seed: UInt64) throws -> Game {
    let players = ["Ada", "Ben", "Cleo"].enumerated().compactMap { seat, name in
      PlayerName(name).map { Player(name: $0, agent: seat == 0 ? .person() : .computer(.club)) }
    }
    return try Game(
      rules: MatchRules(players: .three, end: .hands(2)), seed: seed, players: players)
  }

  private static func reader(_ store: GameStore, in workQueues: any WorkQueues) -> ShelfReader {
    let nowhere = Directories(environment: ["HOME": "/nonexistent/ada"], accountHome: { nil })
    let dependencies = Dependencies(
      clock: SimulatedClock(), workQueues: workQueues, thinking: .playouts(2),
      policies: PolicyStore { nil },
      puzzles: PuzzleStore { nil }, auctions: PuzzleStore { nil },
      resultsStore: ResultsDatabaseFile(directories: nowhere),
      preferencesStore: InMemoryPreferencesStore(folder: InMemoryFolder()),
      seats: SeatFiles(in: InMemoryFolder()), network: SystemNetwork(environment: [:]),
      newSeed: { 1 })
    return ShelfReader(store, in: dependencies) {}
  }

  @Test("they are returned once, and again only when something has changed")
  func once() throws {
    #expect(reader.takeGames() == nil)
    reader.read()
    let first = try #require(reader.takeGames())
    #expect(first.read.map(\.number) == [2, 3, 1] && first.unread == 0)
    for _ in 1...3 { #expect(reader.takeGames() == nil) }
    // A page that has just been opened has none yet.
    reader.read()
    #expect(reader.takeGames()?.read.map(\.number) == [2, 3, 1])
    #expect(reader.takeGames() == nil)
  }

  @Test("changed, removed and new games are in their places")
  func changes() throws {
    reader.read()
    try store.delete(3)
    reader.readNow(3)
    #expect(reader.takeGames()?.read.map(\.number) == [2, 1])
    try store.undelete(3)
    reader.readNow(3)
    #expect(reader.takeGames()?.read.map(\.number) == [2, 3, 1])

    var other = store
    var game = try #require(other.open(1).game)
    game.notes.lastPlayed = 1000
    try other.save(game)
    reader.forget(1)
    #expect(reader.takeGames() == nil)
    try other.delete(2)
    try other.create(Self.game(seed: 4))
    reader.read()
    let games = try #require(reader.takeGames()).read
    #expect(games.map(\.number) == [1, 3, 4])
    #expect(games.first?.summary?.notes.lastPlayed == 1000)
    #expect(reader.games == games)
  }

  @Test("a game restored while they are being listed stays, though the list lacks it")
  func restoredMeanwhile() throws {
    let meanwhile = Mutex<(@Sendable () -> Void)?>(nil)
    let folder = InMemoryFolder(failsReading: {
      guard let work = meanwhile.withLock({ $0.take() }) else { return nil }
      work()
      return EIO
    })
    var store = GameStore(state: InMemoryFolder(), games: folder)
    try store.create(Self.game(seed: 1))
    let reader = Self.reader(store, in: AtOnce())
    meanwhile.withLock { $0 = { reader.readNow(1) } }
    reader.read()
    #expect(reader.takeGames()?.read.map(\.number) == [1])
  }

  @Test("while they are read the newest comes first, and some are left to be read")
  func inTurn() {
    let workQueues = SimulatedWorkQueues(losesWork: true)
    let idle = Self.reader(store, in: workQueues)
    idle.read()
    #expect(idle.takeGames().map { $0.read.isEmpty && $0.unread == 1 } == true)
  }
}
