import MueSaves
import MueTable
import MueWords

/// How an evening begins: with which game, at its table or before the rooms, and what is said first.
struct Beginning {
  let keeper: GameKeeper?
  let isAtTable: Bool
  let notice: Phrase?
  /// The door it begins behind, where that does not follow from the rest.
  var door: Door?

  /// Where the person left: at the table of the game played last, or before the rooms.
  static func whereLeft(_ store: inout GameStore?, clock: any Timepiece) -> Beginning {
    guard var open = store else { return Beginning(keeper: nil, isAtTable: true, notice: nil) }
    let wasAtTable = open.lastPlace?.isAtTable ?? true
    let loaded = open.loadCurrent()
    store = open
    return Beginning(loaded, in: open, isAtTable: wasAtTable, clock: clock)
  }

  /// A game of the shelf, by its number.
  static func game(
    _ number: Int, _ store: inout GameStore?, clock: any Timepiece
  ) -> Beginning {
    guard var open = store else { return Beginning(keeper: nil, isAtTable: false, notice: nil) }
    let loaded = open.open(number)
    store = open
    return Beginning(loaded, in: open, isAtTable: true, clock: clock)
  }
}

extension Beginning {
  /// With what was loaded from a store.
  private init(
    _ loaded: (game: Game?, notices: [SaveNotice]), in store: GameStore, isAtTable: Bool,
    clock: any Timepiece
  ) {
    keeper = loaded.game.map { GameKeeper($0, store: store, isNew: false, clock: clock) }
    notice = loaded.notices.first?.phrase
    self.isAtTable = isAtTable
  }
}

extension Evening {
  /// Spends the evening from its beginning to its end; `trouble` is said where the beginning says
  /// nothing.
  func spend(from beginning: Beginning, trouble: Phrase?) -> Outcome {
    try? store?.begin()
    keeper = beginning.keeper
    let notice = beginning.notice ?? trouble ?? house.ownFileFaults.first
    if let door = beginning.door { return run(through: door) }
    if let keeper = beginning.keeper, beginning.isAtTable {
      return run(through: .table(keeper, notice: notice))
    }
    return run(through: .foyer(notice: notice))
  }
}
