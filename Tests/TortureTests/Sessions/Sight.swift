import MueGame

@testable import MueApp

/// A game as it was seen: its moves, and whether they were said to be kept.
struct Sight: Equatable {
  let number: Int?
  let isKept: Bool
  private let seed: UInt64
  private let moves: [[String]]

  /// The game that an evening is about, if there is one.
  init?(_ session: Session) {
    guard let keeper = Self.keeper(session) else { return nil }
    self.init(keeper)
  }

  init(_ keeper: GameKeeper) {
    number = keeper.number
    isKept = keeper.trouble == nil && keeper.number != nil
    seed = keeper.game.match.seed
    moves = keeper.game.record.moves
  }

  /// A game as it is kept.
  init(_ game: Game, _ number: Int) {
    self.number = number
    isKept = true
    seed = game.match.seed
    moves = game.record.moves
  }

  /// Whether the game stands alike in both, whether kept or not: a disk that refuses the last step of all
  /// may have kept it.
  func stands(as other: Sight) -> Bool {
    number == other.number && seed == other.seed && moves == other.moves
  }

  /// Whether the game stood so on the way from one sight to another: of friends' moves several may come
  /// between two looks.
  func isOnTheWay(from before: Sight, to after: Sight) -> Bool {
    guard number == after.number, seed == after.seed, seed == before.seed else { return false }
    let moves = moves.joined()
    return moves.starts(with: before.moves.joined()) && after.moves.joined().starts(with: moves)
  }

  /// Who keeps the game that an evening is about: that of the table, or the one left for another room.
  static func keeper(_ session: Session) -> GameKeeper? {
    if let tableScreen = session.screen as? TableScreen, !tableScreen.keeper.isAside {
      return tableScreen.keeper
    }
    return session.keeper
  }

  /// Whether it is the game of a keeper as it stands, as far as can be told at once.
  func isOf(_ keeper: GameKeeper) -> Bool {
    number == keeper.number && seed == keeper.game.match.seed
      && isKept == (keeper.trouble == nil && keeper.number != nil)
      && moves.count == keeper.game.match.hand
      && moves.reduce(0) { $0 + $1.count } == keeper.game.moveCount
  }
}
