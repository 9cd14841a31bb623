import MueTable
import SystemResources

/// All that an evening has around it and that is otherwise each time: the clock, the work beside the
/// loop, chance, and the disk as far as it is not the games.
///
/// A simulation hands in its own, and a console and a `GameStore` of its own beside; then one number
/// decides everything.
struct Surroundings {
  let clock: any Timepiece
  let workshop: any Workshop
  let thinking: ThinkingTime
  /// Where finished hands are written down.
  let ledger: any Ledger
  /// Where what the person likes is kept.
  let drawer: any Drawer
  /// Where is written down who sits where at tables with friends.
  let linkFolder: LinkFolder
  /// Other people's programs.
  let neighbourhood: any Neighbourhood
  /// The number of a new game's deals.
  let newSeed: () -> UInt64
}

extension House {
  /// The real ones; nil, having said so, when the system refuses the threads for them.
  func surroundings() -> Surroundings? {
    do throws(ThreadRefusal) {
      return Surroundings(
        clock: SystemClock(), workshop: try Threads(), thinking: .clock,
        ledger: HistoryRoom(directories: directories), drawer: self,
        linkFolder: LinkFolder(directories), neighbourhood: Network(environment: environment),
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
