/// A position in a game: before a move, or after the last one.
public struct GamePosition: Hashable, Comparable, Sendable {
  /// The number of the hand, from 1.
  public let hand: Int
  public let moves: Int

  /// A position; it need not exist in any game.
  public init(hand: Int, moves: Int) {
    self.hand = hand
    self.moves = moves
  }

  /// The earlier position is the smaller one.
  public static func < (left: GamePosition, right: GamePosition) -> Bool {
    (left.hand, left.moves) < (right.hand, right.moves)
  }
}
