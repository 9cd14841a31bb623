import MueSaves
import MueWords

/// How an evening begins: with which game, at its table or before the rooms, and what is said first.
struct Beginning {
  let keeper: GameKeeper?
  let isAtTable: Bool
  let notice: Phrase?

  /// Where the person left: at the table of the game played last, or before the rooms.
  static func whereLeft(_ store: inout GameStore?, clock: any Timepiece) -> Beginning {
    guard var open = store else { return Beginning(keeper: nil, isAtTable: true, notice: nil) }
    let wasAtTable = open.lastPlace?.isAtTable ?? true
    let (game, notices) = open.loadCurrent()
    store = open
    let keeper = game.map { GameKeeper($0, store: open, isNew: false, clock: clock) }
    return Beginning(keeper: keeper, isAtTable: wasAtTable, notice: notices.first?.phrase)
  }

  /// A game of the shelf, by its number.
  static func game(
    _ number: Int, _ store: inout GameStore?, clock: any Timepiece
  ) -> Beginning {
    guard var open = store else { return Beginning(keeper: nil, isAtTable: false, notice: nil) }
    let (game, notices) = open.open(number)
    store = open
    let keeper = game.map { GameKeeper($0, store: open, isNew: false, clock: clock) }
    return Beginning(keeper: keeper, isAtTable: true, notice: notices.first?.phrase)
  }
}

extension Evening {
  /// Spends the evening from its beginning to its end; `trouble` is said where the beginning says
  /// nothing.
  func spend(from beginning: Beginning, trouble: Phrase?) -> Outcome {
    try? store?.begin()
    keeper = beginning.keeper
    let notice = beginning.notice ?? trouble ?? house.ownFileFaults.first
    if let keeper = beginning.keeper, beginning.isAtTable {
      return run(through: .table(keeper, notice: notice))
    }
    return run(through: .foyer(notice: notice))
  }
}
