/// A decision in the record of a hand.
public enum HandStep: Hashable, Sendable {
  /// An entry of the auction, counted from 1.
  case turn(Int)
  /// The Vice names a trump.
  case viceTrump
  /// The Chief names a trump.
  case chiefTrump
  /// The Chief picks a partner.
  case partner
  /// A card of a trick, both counted from 1.
  case card(trick: Int, card: Int)
}
