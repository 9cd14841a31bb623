import MueGame
import TestSupport

@testable import MueApp

/// A game as it was shown: its moves, and whether the program claims to have saved them.
struct GameSnapshot: Equatable {
  let number: Int?
  let isKept: Bool
  private let seed: UInt64
  private let moves: [[String]]

  /// The game of a session, if there is one.
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

  /// Whether both have the same moves, saved or not: a disk that refuses the very last step may
  /// have saved them.
  func stands(as other: GameSnapshot) -> Bool {
    number == other.number && seed == other.seed && moves == other.moves
  }

  /// Whether the game passed through this snapshot between two others, since several moves of
  /// friends may come between two checks.
  func isOnTheWay(from before: GameSnapshot, to after: GameSnapshot) -> Bool {
    guard number == after.number, seed == after.seed, seed == before.seed else { return false }
    let moves = moves.joined()
    return moves.starts(with: before.moves.joined()) && after.moves.joined().starts(with: moves)
  }

  /// The keeper of a session's game: at the table, or left for another screen.
  static func keeper(_ session: Session) -> GameKeeper? {
    if let tableScreen = session.screen as? TableScreen, !tableScreen.keeper.isAside {
      return tableScreen.keeper
    }
    return session.keeper
  }

  /// Whether it is the current game of a keeper, as far as a quick check can tell.
  func isOf(_ keeper: GameKeeper) -> Bool {
    number == keeper.number && seed == keeper.game.match.seed
      && isKept == (keeper.trouble == nil && keeper.number != nil)
      && moves.count == keeper.game.match.hand
      && moves.reduce(0) { $0 + $1.count } == keeper.game.moveCount
  }
}
