/// A decision in the record of a hand.
public enum HandStep: Hashable, Sendable {
  /// An entry of the auction, counted from 1.
  case turn(Int)
  case viceTrump
  case chiefTrump
  case partner
  /// A card of a trick, both counted from 1.
  case card(trick: Int, card: Int)
}
