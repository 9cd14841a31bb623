import MueRules
import MueTable

/// A decision that somebody wants to take back.
struct UndoRequest: Sendable {
  let seat: Seat
  let place: GamePlace
  var agreed: Set<Int>
}
