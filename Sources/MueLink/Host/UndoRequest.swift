import MueGame
import MueRules

/// A request to take a decision back.
struct UndoRequest: Sendable {
  let seat: Seat
  let position: GamePosition
  /// The seats that agree, including the one that asks.
  var agreed: Set<Int>
}
