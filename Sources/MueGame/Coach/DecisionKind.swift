import MueRules

/// The kinds of decision that a seat makes.
public enum DecisionKind: String, CaseIterable, Hashable, Sendable {
  /// The cards to lay in the auction, or a pass.
  case bid
  case trump, partner
  /// The first card of a trick.
  case lead
  /// A card of the suit led.
  case follow
  /// A card of another suit, when the suit led cannot be followed.
  case discard

  /// The kind of decision asked of the seat; nil if another seat is to move.
  init?(_ observation: Observation) {
    switch observation.legalMoves {
    case .bid: self = .bid
    case .name: self = .trump
    case .pick: self = .partner
    case .play(let cards):
      guard let play = observation.publicState.play, play.led != nil else {
        self = .lead
        return
      }
      self = (cards - play.following).isEmpty ? .follow : .discard
    case nil: return nil
    }
  }
}
