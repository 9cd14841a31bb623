import CursesConsole
import MueBots
import MueGame
import MueStorage
import MueUI
import Platform

/// What a session depends on: the clock, work queues, randomness, the network, and the disk (games
/// are in `GameStore`).
///
/// A simulation passes its own, along with a console and a `GameStore`, so that one seed determines
/// everything.
struct Dependencies {
  let clock: any Clock
  let workQueues: any WorkQueues
  let thinking: ThinkingTime
  let policies: PolicyStore
  let puzzles: PuzzleStore<Puzzle>
  let auctions: PuzzleStore<AuctionPuzzle>
  let resultsStore: any ResultsStore
  let preferencesStore: any PreferencesStore
  /// The account's seats at other people's tables.
  let seats: SeatFiles
  /// Programs at other terminals.
  let network: any Network
  /// Returns the seed of a new game's deals.
  let newSeed: () -> UInt64

  /// The seed of a new game for one person and computer players.
  func newDealNumber() -> UInt64 { Game.dealNumber(of: newSeed()) }
}

extension AppContext {
  /// The real dependencies; nil, after printing the reason, if the system refuses a thread.
  func dependencies(thinking: ThinkingTime = .clock) -> Dependencies? {
    do throws(SystemError) {
      return Dependencies(
        clock: SystemClock(), workQueues: try SystemWorkQueues(), thinking: thinking,
        policies: policies, puzzles: puzzles(), auctions: puzzles(),
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
  /// A random seed for a new game.
  ///
  /// People read and type it, so it has no sign.
  static var newSeed: UInt64 { UInt64.random(in: 0...UInt64(Int64.max)) }

  /// A deal number of at most seven digits, easy to say, for one person and computer players.
  ///
  /// Games with friends or other programs use the whole seed: a player who sees a deal could search
  /// for a short number.
  static func dealNumber(of seed: UInt64) -> UInt64 { 1 + seed % 9_999_999 }
}
