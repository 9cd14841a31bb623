import CursesConsole
import FoundationEssentials
import MueBots
import MueGame
import MueStorage
import MueUI
import Platform

/// All that an evening has around it and that is otherwise each time: the clock, the work beside the
/// loop, chance, and the disk as far as it is not the games.
///
/// A simulation hands in its own, and a console and a `GameStore` of its own beside; then one number
/// decides everything.
struct Dependencies {
  let clock: any Clock
  let workQueues: any WorkQueues
  let thinking: ThinkingTime
  /// Where finished hands are written down.
  let resultsStore: any ResultsStore
  /// Where what the person likes is kept.
  let preferencesStore: any PreferencesStore
  /// Where is written down who sits where at tables with friends.
  let linkFolder: LinkFolder
  /// Other people's programs.
  let network: any Network
  /// The number of a new game's deals.
  let newSeed: () -> UInt64
}

extension AppContext {
  /// The real ones; nil, having said so, when the system refuses the threads for them.
  func dependencies() -> Dependencies? {
    do throws(ThreadRefusal) {
      return Dependencies(
        clock: SystemClock(), workQueues: try SystemWorkQueues(), thinking: .clock,
        resultsStore: ResultsDatabaseFile(directories: directories), preferencesStore: self,
        linkFolder: LinkFolder(directories), network: SystemNetwork(environment: environment),
        newSeed: { Game.newSeed })
    } catch {
      complain(.noMoreThreads)
      return nil
    }
  }
}

extension Game {
  /// The number of a new game's deals, by chance; people read and type it, so it has no sign.
  static var newSeed: UInt64 { UInt64.random(in: 0...UInt64(Int64.max)) }
}

/// Benches at which the system's threads work.
struct SystemWorkQueues: WorkQueues {
  private let pool: ThreadPool

  /// One thread each may be held up by a disk, a database and a network; two are left to think.
  private static let count = 5

  /// Makes all threads that there will ever be; throws when the system refuses one.
  init() throws(ThreadRefusal) {
    pool = try ThreadPool(threads: Self.count) { Rescue.coverThread() }
  }

  func bench(_ work: Work) -> any WorkQueue { SerialQueue(in: pool) }
}

extension SerialQueue: WorkQueue {}

/// Where work is done beside the loop.
protocol WorkQueues: Sendable {
  /// A bench of its own for work of a kind.
  func bench(_ work: Work) -> any WorkQueue
}

/// What is done beside the loop.
enum Work: String, Sendable {
  case thinking
  case reading
  case database
  case seeking
}

/// A place where one piece of work is done after the other.
protocol WorkQueue: Sendable {
  /// Hands a piece of work over.
  func begin(_ work: @escaping @Sendable () -> Void)
  /// Waits until all that was handed over is done, but no longer than some milliseconds.
  func finish(milliseconds: Int)
}

/// Where what the person likes is kept.
protocol PreferencesStore {
  /// Writes settings down.
  func keep(_ settings: Settings) throws(StoreError)
  /// Writes keys down.
  func keep(_ keys: KeyMap) throws(StoreError)
}

extension AppContext: PreferencesStore {
  /// Settings that could not be read are not written over by those of the program.
  func keep(_ settings: Settings) throws(StoreError) {
    if case .unreadable(_, let fault) = settingsNotice { throw .cannotOpen(fault) }
    try SettingsStore(directories).save(settings)
  }

  func keep(_ keys: KeyMap) throws(StoreError) { try self.keys.save(keys) }
}

/// Where finished hands are written down; each answer says too whether a spoilt ledger was set aside.
protocol ResultsStore: Sendable {
  /// Writes down a game as it stands.
  func record(_ game: PlayedGame) throws(ResultsDatabaseError) -> (Void, wasDamaged: Bool)
  /// All that was ever written down.
  func games() throws(ResultsDatabaseError) -> ([PlayedGame], wasDamaged: Bool)
  /// What can be told without the ledger, from the saved games.
  func savedGames() -> [PlayedGame]
}

extension ResultsDatabaseFile: ResultsStore {
  func record(_ game: PlayedGame) throws(ResultsDatabaseError) -> (Void, wasDamaged: Bool) {
    try use { (database) throws(ResultsDatabaseError) in try database.record([game]) }
  }

  func games() throws(ResultsDatabaseError) -> ([PlayedGame], wasDamaged: Bool) {
    try use { (database) throws(ResultsDatabaseError) in try database.games() }
  }

  func savedGames() -> [PlayedGame] { savedGames(progress: { _, _ in }) }
}

/// How long computer players think.
enum ThinkingTime: Sendable {
  /// As long as a person likes to wait.
  case clock
  /// By a number of playouts, so that the same comes out again.
  case playouts(Int)

  /// Limits that begin now.
  func limits(
    milliseconds: Int, standing: Standing?, isGivenUp: @escaping @Sendable () -> Bool
  ) -> Limits {
    switch self {
    case .clock:
      let end = ContinuousClock.now + .milliseconds(milliseconds)
      return Limits(
        standing: standing, isTimeUp: { ContinuousClock.now >= end || isGivenUp() })
    case .playouts(let number):
      return Limits(playouts: number, standing: standing, isTimeUp: isGivenUp)
    }
  }

  /// The number of playouts for what is thought about by their number anyway.
  func playouts(usually usual: Int) -> Int {
    if case .playouts(let number) = self { number } else { usual }
  }
}

/// Tells the time.
protocol Clock: Sendable {
  /// The time from some beginning, that goes on whatever happens.
  var now: Duration { get }
  /// The time from some beginning, that stands still while the machine is asleep.
  var awake: Duration { get }
  /// The time of day, in seconds since 1970.
  var secondsSince1970: Int { get }
}

extension Clock {
  /// Today, where the person is.
  var today: Day? { Day.local(secondsSince1970) }

  /// How many milliseconds there are to go until a time, at least 0.
  func millisecondsLeft(until end: Duration) -> Int {
    max(0, Int((end - now) / .milliseconds(1)) + 1)
  }
}

/// The system's clocks.
struct SystemClock: Clock {
  private let beginning = ContinuousClock.now
  private let waking = SuspendingClock.now

  var now: Duration { ContinuousClock.now - beginning }
  var awake: Duration { SuspendingClock.now - waking }
  var secondsSince1970: Int { Int(Date.now.timeIntervalSince1970) }
}
