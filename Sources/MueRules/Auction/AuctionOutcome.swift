/// What an auction led to.
public enum AuctionOutcome: Hashable, Sendable {
  /// There is a Chief, and the hand is played.
  case roles(Roles)
  /// Two or more share the most cards laid: the hand is over.
  case eklat(Eklat)
  /// Nobody laid a card: the hand is over.
  case allPassed
}
