import MueUI

extension Effect {
  /// Whether it is possible at the card room's deal of the day, which is played without help.
  var isPossibleInRoomDay: Bool {
    switch self {
    case .make, .claim, .goOn, .replay, .curve, .best, .explain, .rules, .roomDay, .startMenu,
      .leave, .keep:
      true
    default: false
    }
  }
}
