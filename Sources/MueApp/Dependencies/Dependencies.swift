import MueGame
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
