import CursesConsole
import MueBots
import MueGame
import MueStorage
import MueUI
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
