/// What a seat does on its turn.
public enum Move: Hashable, Sendable {
  /// Lays cards in the auction; none is a pass.
  case bid(CardSet)
  /// Names the trump: first the Vice, then the Chief.
  case name(Trump)
  /// The Chief picks a partner.
  case pick(Seat)
  /// Plays a card.
  case play(Card)

  /// Passing in the auction.
  public static let pass = Move.bid(.none)
}
