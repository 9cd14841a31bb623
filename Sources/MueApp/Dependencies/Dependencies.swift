import CursesConsole
import MueBots
import MueGame
import MueStorage
import MueUI
import MueWords
import Platform

/// What a session depends on: the clock, work queues, randomness, the network, and the disk except
/// for the games.
///
/// A simulation passes its own, with a console and a `GameStore` of its own, so that one seed
/// determines everything.
struct Dependencies {
  let clock: any Clock
  let workQueues: any WorkQueues
  let thinking: ThinkingTime
  /// What the computer players have learned.
  let policies: PolicyStore
  let puzzles: PuzzleStore
  let resultsStore: any ResultsStore
  let preferencesStore: any PreferencesStore
  /// The account's seats at other people's tables.
  let seats: SeatFiles
  /// Other programs.
  let network: any Network
  /// Returns the seed of a new game's deals.
  let newSeed: () -> UInt64

  /// The seed of a new game for a person alone with computer players.
  func newDealNumber() -> UInt64 { Game.dealNumber(of: newSeed()) }
}

extension AppContext {
  /// The real dependencies; nil, after printing the reason, if the system refuses a thread.
  func dependencies() -> Dependencies? {
    do throws(SystemError) {
      return Dependencies(
        clock: SystemClock(), workQueues: try SystemWorkQueues(), thinking: .clock,
        policies: policies, puzzles: puzzles,
        resultsStore: ResultsDatabaseFile(directories: directories), preferencesStore: self,
        seats: SeatFiles(directories), network: SystemNetwork(environment: environment),
        newSeed: { Game.newSeed })
    } catch {
      complain(.noMoreThreads)
      return nil
    }
  }
}

extension Game {
  /// A random seed for a new game; people read and type it, so it has no sign.
  static var newSeed: UInt64 { UInt64.random(in: 0...UInt64(Int64.max)) }

  /// A deal number that is easy to say, of seven digits at most, for a person alone with computer players.
  ///
  /// Friends and other programs, which might search for the number of a deal that they see, get all of a seed.
  static func dealNumber(of seed: UInt64) -> UInt64 { 1 + seed % 9_999_999 }
}

/// Work queues on the system's threads.
struct SystemWorkQueues: WorkQueues {
  private let pool: ThreadPool

  /// A disk, a database and a network may each block a thread; two are left to think.
  private static let count = 5

  /// Starts the first thread, and others when there is work for them.
  ///
  /// - Throws: `SystemError` if the system refuses the first one.
  init() throws(SystemError) {
    pool = try ThreadPool(threads: Self.count) { Rescue.coverThread() }
  }

  func makeQueue() -> any WorkQueue { SerialQueue(in: pool) }
}

extension SerialQueue: WorkQueue {}

/// Creates queues for work beside the main loop.
protocol WorkQueues: Sendable {
  func makeQueue() -> any WorkQueue
}

/// A queue that does one item of work after the other.
protocol WorkQueue: Sendable {
  func begin(_ work: @escaping @Sendable () -> Void)
  /// Waits until all items added so far are done, at most for a number of milliseconds.
  func finish(milliseconds: Int)
}

protocol PreferencesStore {
  /// Changes saved settings, and brings those of the caller up to date; see `SettingsStore.change`.
  ///
  /// - Throws: `StoreError` if they cannot be written, or the existing file must not be replaced.
  func change(
    _ settings: inout Settings, by change: (inout Settings) -> Void
  ) throws(StoreError)
  /// Saves the keys that have changed since `before`.
  ///
  /// - Throws: `StoreError`, as for settings.
  func keep(_ keys: KeyMap, since before: KeyMap) throws(StoreError)
}

extension AppContext: PreferencesStore {
  func change(
    _ settings: inout Settings, by change: (inout Settings) -> Void
  ) throws(StoreError) {
    try self.change(&settings, waiting: SettingsFile.patience, by: change)
  }

  /// A settings file that could not be read is not overwritten.
  ///
  /// - Throws: `StoreError` if they cannot be written.
  func change(
    _ settings: inout Settings, waiting milliseconds: Int, by change: (inout Settings) -> Void
  ) throws(StoreError) {
    if case .unreadable(_, let fault) = settingsNotice {
      change(&settings)
      throw .cannotOpen(fault)
    }
    try SettingsStore(directories).change(&settings, waiting: milliseconds, by: change)
  }

  func keep(_ keys: KeyMap, since before: KeyMap) throws(StoreError) {
    try self.keys.save(keys, since: before)
  }
}

/// Where finished hands and practice are kept.
protocol ResultsStore: Sendable {
  /// Works with what is kept; also returns whether a damaged database was set aside.
  ///
  /// - Throws: `ResultsDatabaseError` if the database cannot be used.
  func withResults<Value>(
    _ work: (any KeptResults) throws(ResultsDatabaseError) -> Value
  ) throws(ResultsDatabaseError) -> (value: Value, wasDamaged: Bool)
  /// The results of the saved games, which need no database.
  func savedGames() -> [PlayedGame]
}

extension ResultsDatabaseFile: ResultsStore {
  func withResults<Value>(
    _ work: (any KeptResults) throws(ResultsDatabaseError) -> Value
  ) throws(ResultsDatabaseError) -> (value: Value, wasDamaged: Bool) {
    try use { (database) throws(ResultsDatabaseError) in try work(database) }
  }

  func savedGames() -> [PlayedGame] { savedGames(progress: { _, _ in }) }
}

/// Finished hands and practice; every function throws if the database cannot be used.
protocol KeptResults {
  func record(_ game: PlayedGame) throws(ResultsDatabaseError)
  func games() throws(ResultsDatabaseError) -> [PlayedGame]
  func practiceAnswers() throws(ResultsDatabaseError) -> [PracticeAnswer]
  func keep(_ answer: PracticeAnswer) throws(ResultsDatabaseError)
  /// What the kept reviews show.
  func coachReport() throws(ResultsDatabaseError) -> CoachReport
  /// The costliest decisions of the kept reviews, the costliest first; see `ResultsDatabase.mistakes`.
  func mistakes(costing least: Int, most count: Int) throws(ResultsDatabaseError) -> [KeptMistake]
  /// The reviewed hands of a game, by its `PlayedGame.identity`.
  func reviewedHands(of game: String) throws(ResultsDatabaseError) -> [Int: ReviewedHand]
  /// Keeps the review of a finished hand.
  func keep(
    _ review: KeptReview, of hand: HandRecord, in game: PlayedGame
  ) throws(ResultsDatabaseError)
}

extension ResultsDatabase: KeptResults {
  func record(_ game: PlayedGame) throws(ResultsDatabaseError) { try record([game]) }

  func games() throws(ResultsDatabaseError) -> [PlayedGame] { try games(since: nil) }

  func coachReport() throws(ResultsDatabaseError) -> CoachReport {
    try CoachReport(games(), reviews(), waiting: waitingHands())
  }
}

/// How long computer players think.
enum ThinkingTime: Sendable {
  /// As long as a person is willing to wait.
  case clock
  /// For a number of playouts, so that the same choice is made again.
  case playouts(Int)

  /// Limits for a decision that begins now.
  func limits(
    milliseconds: Int, standing: Standing?, isGivenUp: @escaping @Sendable () -> Bool
  ) -> Limits {
    switch self {
    case .clock:
      let start = ContinuousClock.now
      let end = start + .milliseconds(milliseconds)
      let searchEnd = start + .milliseconds(milliseconds * Limits.searchPercent / 100)
      return Limits(
        standing: standing, threads: MachineThreads(),
        isSearchOver: { ContinuousClock.now >= searchEnd || isGivenUp() },
        isTimeUp: { ContinuousClock.now >= end || isGivenUp() })
    case .playouts(let number):
      return Limits(playouts: number, standing: standing, isTimeUp: isGivenUp)
    }
  }

  /// The playouts of a decision that is always limited by their number.
  func playouts(usually usual: Int) -> Int {
    if case .playouts(let number) = self { number } else { usual }
  }
}

protocol Clock: Sendable {
  /// The time since an arbitrary zero, including the time while the machine is asleep.
  var now: Duration { get }
  /// The time since an arbitrary zero, excluding the time while the machine is asleep.
  var awake: Duration { get }
  /// The time of day, in seconds since 1970.
  var secondsSince1970: Int { get }
}

extension Clock {
  /// The current day in the person's time zone.
  var today: Day? { Day.local(secondsSince1970) }

  /// The milliseconds left until a time, at least 0.
  func millisecondsLeft(until end: Duration) -> Int {
    max(0, Int((end - now) / .milliseconds(1)) + 1)
  }
}

struct SystemClock: Clock {
  private let beginning = ContinuousClock.now
  private let waking = SuspendingClock.now

  var now: Duration { ContinuousClock.now - beginning }
  var awake: Duration { SuspendingClock.now - waking }
  var secondsSince1970: Int { time(nil) }
}

/// One thread fewer than the machine runs at once, at least one and at most four.
struct MachineThreads: SearchThreads {
  let count = max(1, min(4, JoinedThreads.mostAtOnce - 1))

  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) -> Result
  ) -> [Result] { JoinedThreads.map(items, work) }
}
