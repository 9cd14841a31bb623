/// Why a move is illegal, with the evidence.
public enum IllegalMove: Error, Hashable, Sendable {
  case handIsOver
  case notAsked(LegalMoves)
  case notInHand(Card)
  case alreadyLaid(Card)
  case overLimit(cards: Int, atMost: Int)
  case notNamable(of: [Trump])
  case notPartner(of: [Seat])
  /// The seat must follow the led card, and can do so with these.
  case mustFollow(led: Card, with: CardSet)
}
