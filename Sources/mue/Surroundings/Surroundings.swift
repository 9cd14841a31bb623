import MueTable

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

extension Surroundings {
  /// The real ones.
  init(house: House) {
    self.init(
      clock: SystemClock(), workshop: Threads(), thinking: .clock,
      ledger: HistoryRoom(directories: house.directories), drawer: house,
      linkFolder: LinkFolder(house.directories),
      neighbourhood: Network(environment: house.environment),
      newSeed: { Game.newSeed })
  }
}

extension Game {
  /// The number of a new game's deals, by chance; people read and type it, so it has no sign.
  static var newSeed: UInt64 { UInt64.random(in: 0...UInt64(Int64.max)) }
}
