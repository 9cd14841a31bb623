/// Why a move is against the rules, with the evidence.
public enum IllegalMove: Error, Hashable, Sendable {
  /// The hand is over.
  case handIsOver
  /// Something else is asked now.
  case notAsked(LegalMoves)
  /// The seat does not hold the card.
  case notInHand(Card)
  /// The card lies in front of the seat already.
  case alreadyLaid(Card)
  /// More cards than the limit allows.
  case overLimit(cards: Int, atMost: Int)
  /// The seat may only name these.
  case notNamable(of: [Trump])
  /// Only these may be the partner.
  case notPartner(of: [Seat])
  /// The seat can follow the led card, with these.
  case mustFollow(led: Card, with: CardSet)
}
