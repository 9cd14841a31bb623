import MueGame
import MueRules

/// A decision that somebody wants to take back.
struct UndoRequest: Sendable {
  let seat: Seat
  let place: GamePlace
  var agreed: Set<Int>
}
